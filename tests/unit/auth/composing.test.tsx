// @vitest-environment happy-dom
// While a keyboard composes, a field shows what it composes: formatting it would compose it anew.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { AppCodeStep } from '#src/features/auth/second-step/AppCodeStep.tsx';
import { RecoveryStep } from '#src/features/auth/second-step/RecoveryStep.tsx';
import type { StepProps } from '#src/features/auth/second-step/step-props.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';

beforeAll(() => loadTexts(['auth', 'common']));
afterEach(() => cleanup());

const PROPS = { lock: 'step', send: () => Promise.resolve(undefined) } as unknown as StepProps;

it.each([
  ['an app', AppCodeStep, '１２３', '123'],
  ['a recovery code', RecoveryStep, 'ａｂ１２', 'ab12'],
] as const)('a code of %s is formatted when it has been composed', (...[, Step, composed, formatted]) => {
  render(<Step {...PROPS} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: composed }, isComposing: true });
  expect(field.value).toBe(composed);
  fireEvent.compositionEnd(field);
  expect(field.value).toBe(formatted);
});
