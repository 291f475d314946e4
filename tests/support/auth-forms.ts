// What a person does in the sign-in forms.
import { fireEvent, screen } from '@testing-library/react';

/** A tab's panel may have the same name. */
export const field = (label: string): HTMLInputElement => screen.getByLabelText(label, { selector: 'input' });

export const type = (label: string, value: string): boolean =>
  fireEvent.change(field(label), { target: { value } });

export const press = (name: string | RegExp): boolean =>
  fireEvent.click(screen.getByRole('button', { name }));

export const chooseTab = async (name: string): Promise<boolean> =>
  fireEvent.click(await screen.findByRole('tab', { name }));

/** A Philippine number as people there type it. */
export function typeNumber(mobile: string): void {
  fireEvent.change(screen.getByRole('combobox', { name: 'Country or region' }), { target: { value: 'PH' } });
  type('Phone number', mobile.replace('+63', '0'));
}

/** The message beside a field. */
export function noteOf(label: string): string {
  const note = field(label).getAttribute('aria-describedby');
  return (note && document.getElementById(note)?.textContent) ?? '';
}
