// Checks the imports of every folder by .dependency-cruiser.mjs. The tool's own command refuses Node 20.
import { readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

/** Tests may import anything, and the linter finds their circles. */
const NOT_CRUISED = ['dist', 'docs', 'node_modules', 'public', 'test-results', 'tests'];

const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_CRUISED.includes(entry.name))
  .map(({ name }) => name);

const { forbidden, options } = config;
const { output } = await cruise(
  folders,
  { ...options, ruleSet: { forbidden }, validate: true },
  options.enhancedResolveOptions,
);

for (const { from, to, rule } of output.summary.violations) {
  const { comment } = forbidden.find(({ name }) => name === rule.name);
  console.error(`${from} imports ${to} (${rule.name}). ${comment}`);
}
process.exitCode = output.summary.error > 0 ? 1 : 0;
