import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStages, type Step } from '../../../scripts/run/stages.ts';

const ran: string[] = [];
let printed: string[] = [];

const step = (name: string, ok: boolean, [passed, failed] = [0, 0]): Record<string, Step> => ({
  [name]: async () => {
    ran.push(name);
    return { ok, passed, failed, output: ok ? '' : `${name} is wrong` };
  },
});

beforeEach(() => {
  ran.length = 0;
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => vi.restoreAllMocks());

describe('the steps of a run', () => {
  it('add up what they counted, and end with 0 if all are green', async () => {
    expect(await runStages([[step('types', true)], [step('unit', true, [3, 0])]])).toBe(0);
    expect(printed.at(-1)).toBe('\n3 passed, 0 failed');
  });

  it('end a lane with the first that fails, and the run with its stage', async () => {
    const lane = { ...step('lint', false), ...step('format', true) };
    expect(await runStages([[lane, step('types', true)], [step('unit', true, [3, 0])]])).toBe(1);
    expect(ran).toEqual(['lint', 'types']);
  });

  it('count one failure for a tool that counts none, and show what it says', async () => {
    await runStages([[step('lint', false), step('unit', false, [2, 2])]]);
    expect(printed.at(-1)).toBe('\n2 passed, 3 failed');
    expect(printed).toContain('\nlint is wrong');
  });
});
