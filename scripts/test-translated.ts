// `npm run test:translated`: every test with a form on a page that the browser translates, of which `npm test` runs some.
import { runTool } from './run/tool.ts';

export async function main(): Promise<number> {
  const { code } = await runTool('vitest run --project translated', {
    env: { ALL_FORMS: '1' },
    output: 'shown',
  });
  return code;
}
