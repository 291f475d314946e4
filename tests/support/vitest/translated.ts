// Every file of these tests runs on a page that the browser translates.
import { afterAll } from 'vitest';
import { translateDocument } from '../pseudo/translation.ts';

const stop = translateDocument();
afterAll(stop);
