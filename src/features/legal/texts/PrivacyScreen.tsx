import { LegalText } from './LegalText.tsx';

export default function PrivacyScreen() {
  return <LegalText name="privacy" />;
}
