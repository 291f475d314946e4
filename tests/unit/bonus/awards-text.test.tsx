// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { loadTexts, switchLanguage } from '#src/i18n/load-texts.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';

const [COUPON, POINTS, ACTIVITY_POINTS] = [1001, 2002, 4001];

afterEach(async () => {
  cleanup();
  await switchLanguage('en-US');
});

describe('awards in one line', () => {
  it.each<[Language, number, number, string]>([
    ['en-US', POINTS, 1, '1 point'],
    ['en-US', POINTS, 5000, '5,000 points'],
    ['en-US', ACTIVITY_POINTS, 1, '1 activity point'],
    ['en-US', COUPON, 1, 'Coupon'],
    ['en-US', COUPON, 2, 'Coupon ×2'],
    ['es', POINTS, 1, '1 punto'],
    ['ar', POINTS, 2, 'نقطتان'],
    ['ar', POINTS, 5, '5 نقاط'],
    ['ar', POINTS, 20, '20 نقطة'],
  ])('in %s are counted: item %i, %i times, is "%s"', async (...[language, itemId, num, text]) => {
    await loadTexts(['common']);
    await switchLanguage(language);
    const { container } = render(<AwardsText awards={[{ itemId, num }]} />);
    expect(container.textContent).toBe(text);
  });
});
