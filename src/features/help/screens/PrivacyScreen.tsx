import { LegalText } from '../parts/legal/LegalText.tsx';

export default function PrivacyScreen() {
  return <LegalText name="privacy" />;
}
