import { LegalText } from '../parts/legal/LegalText.tsx';

export default function TermsScreen() {
  return <LegalText name="terms" />;
}
