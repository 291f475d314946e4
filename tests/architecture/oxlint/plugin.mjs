// Rules of this project for what no published rule knows. `.oxlintrc.json` says where each one applies.
import { codeNames } from './code-names.mjs';
import { componentFile, noBarrel } from './exports.mjs';
import { memberWrites } from './member-writes.mjs';
import { eventPayload, trackByName } from './event-payload.mjs';
import { signalReaders } from './signal-readers.mjs';
import { syntaxRules } from './syntax.mjs';
import { textInAnElement } from './text-in-an-element.mjs';
import { textIsAKey } from './text-is-a-key.mjs';

export default {
  meta: { name: 'halcyon' },
  rules: {
    ...syntaxRules,
    'code-names': codeNames,
    'component-file': componentFile,
    'event-payload': eventPayload,
    'member-writes': memberWrites,
    'no-barrel': noBarrel,
    'signal-readers': signalReaders,
    'text-in-an-element': textInAnElement,
    'text-is-a-key': textIsAKey,
    'track-by-name': trackByName,
  },
};
