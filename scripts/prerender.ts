// `npm run prerender -- https://platform.example`: writes the first screen to a file for static hosting.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { configCalls } from '#src/contract/config.ts';
import {
  API_PREFIX,
  APP_VERSION,
  CHANNEL,
  CLIENT_REFERRER,
  Envelope,
  isSuccess,
} from '#src/contract/envelope.ts';
import { composeDocument, type FirstScreenCopy, holdPictures } from '#src/contract/page/first-screen.ts';
import { buildSetting } from './build/build-settings.ts';
import { compressFiles } from './build/compress.ts';

const CLIENT = 'dist/client';
const OUT = 'dist/static';

export async function main([platform = '']: string[]): Promise<number> {
  if (!URL.canParse(platform)) {
    console.error('Name the platform to ask for its config: npm run prerender -- https://platform.example');
    return 1;
  }
  const config = await fetchConfig(platform);
  const { renderFirstScreen } = (await import(`${process.cwd()}/dist/first-screen/render.js`)) as {
    renderFirstScreen: (config: unknown, language: string) => Promise<FirstScreenCopy>;
  };
  const copy = await renderFirstScreen(config, 'en-US');
  // The bare shell stays where the worker expects it; a host serves this file for `/`.
  const html = composeDocument(readFileSync(`${CLIENT}/index.html`, 'utf8'), holdPictures(copy));
  mkdirSync(OUT, { recursive: true });
  writeFileSync(`${OUT}/home.html`, html);
  await compressFiles(OUT);
  console.log(`${OUT}/home.html: serve it for "/", and ${CLIENT}/index.html for every other screen.`);
  return 0;
}

async function fetchConfig(platform: string): Promise<unknown> {
  const call = configCalls['anonymous/appConfig'];
  const response = await fetch(new URL(`${API_PREFIX}/${call.name}`, platform), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      v: '',
      appId: buildSetting('HALCYON_APP_ID'),
      channel: CHANNEL,
      clientReferrer: CLIENT_REFERRER,
      platform: 0,
      appVersion: APP_VERSION,
    }),
  });
  const envelope = v.parse(Envelope, await response.json());
  if (!isSuccess(envelope))
    throw new Error(`The platform refused its config: ${envelope.errcode} ${envelope.msg}`);
  return v.parse(call.output, envelope.data);
}
