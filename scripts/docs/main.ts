// `npm run docs`: writes the generated documents.
import { writeFileSync } from 'node:fs';
import { PAGES } from './pages.ts';

export async function main(): Promise<number> {
  for (const [path, text] of Object.entries(PAGES)) {
    writeFileSync(path, text());
    console.log(path);
  }
  return 0;
}
