// Security headers and content policy of every answer that can become a document.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesOriginFor } from '../addresses/launch-address.ts';
import type { Settings } from '../settings/settings.ts';

interface BuiltHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** The client chooses the host header, so the number of cached policies is limited. */
const KEPT_MAX = 32;

/** Keeps browsers from guessing another content type. */
export const NO_SNIFFING = { 'x-content-type-options': 'nosniff' };

/** For an origin with https. Browsers heed it only there. */
export const ONLY_BY_TLS = { 'strict-transport-security': 'max-age=31536000' };

/** For an answer that is no document of ours. */
export const NOTHING_ALLOWED = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** For documents on the games' origin. */
export const NO_DEVICES = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For documents whose scripts write no markup. */
export const NO_MARKUP_BY_SCRIPTS = { 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" };

const CLOSED = { 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" };

/** Allows what is named, by directive, and nothing else. */
export function policyOf(allowed: Readonly<Record<string, string>>): string {
  const closed = Object.entries(CLOSED).filter(([name]) => !(name in allowed));
  return [['default-src', "'none'"], ...Object.entries(allowed), ...closed]
    .map((directive) => directive.join(' '))
    .join('; ');
}

const OTHER_HEADERS = {
  'referrer-policy': 'same-origin',
  // Sign-in windows of identity providers post their result to the page that opened them.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

/** An SVG can contain script, so it counts as a document. */
const NEVER_A_DOCUMENT = /^(?:image\/(?!svg)|text\/css|application\/json)/;

/** The policy is larger than many files, and a first visit loads sixty of them. */
export function isDocument(path: string, type: string): boolean {
  const isPart = path.startsWith('/assets/') && type.includes('javascript');
  return !isPart && !NEVER_A_DOCUMENT.test(type);
}

/** The headers of a document on this origin. */
export type Policy = (origin: string) => Readonly<Record<string, string>>;

export function createPolicy(settings: Settings, distDir: string): Policy {
  const hashes = readHashes(distDir);
  const kept = new Map<string, Readonly<Record<string, string>>>();
  return (origin) => {
    const known = kept.get(origin);
    if (known) return known;
    if (kept.size >= KEPT_MAX) kept.clear();
    const headers = { 'content-security-policy': contentPolicy(settings, hashes, origin), ...OTHER_HEADERS };
    kept.set(origin, headers);
    return headers;
  };
}

function contentPolicy(settings: Settings, hashes: BuiltHashes, origin: string): string {
  const frames = [gamesOriginFor(settings, origin), ...settings.frameOrigins];
  return policyOf({
    'script-src': ["'self'", ...hashes.scriptHashes.map(quoted)].join(' '),
    'style-src': ["'self'", ...hashes.styleHashes.map(quoted)].join(' '),
    'img-src': ["'self'", 'data:', 'blob:', ...settings.pictureOrigins].join(' '),
    'connect-src': ["'self'", ...settings.pictureOrigins].join(' '),
    'frame-src': frames.join(' '),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    ...CLOSED,
    'form-action': "'self'",
    ...NO_MARKUP_BY_SCRIPTS,
    'trusted-types': 'halcyon',
  });
}

const quoted = (hash: string): string => `'${hash.replaceAll("'", '')}'`;

/** Without a build there are no documents to allow anything for. */
function readHashes(distDir: string): BuiltHashes {
  try {
    return JSON.parse(readFileSync(join(distDir, 'headers.json'), 'utf8')) as BuiltHashes;
  } catch {
    return { scriptHashes: [], styleHashes: [] };
  }
}
