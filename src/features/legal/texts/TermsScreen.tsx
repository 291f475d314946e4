import { LegalText } from './LegalText.tsx';

export default function TermsScreen() {
  return <LegalText name="terms" />;
}
