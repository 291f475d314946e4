// `npm run concepts [FOLDER]`: counts in how many folders each concept lies, in this checkout or another one.
// A folder counts when a file in it has the concept in its name or exports a name with it. All tests count as one
// folder; texts do not count, because they follow their area.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Words of which a name has to contain one, or those of a phrase in a row. */
const CONCEPTS: Readonly<Record<string, readonly string[]>> = {
  like: ['like', 'likes', 'liked'],
  'list of games': ['game list', 'games list', 'catalogue'],
  search: ['search', 'searches'],
  'game details': ['game details', 'game rules'],
  'game session': ['launch', 'launches', 'exit', 'exits', 'game session', 'game sessions'],
  'game round': ['round', 'rounds'],
  balance: ['balance', 'balances'],
  'coins held by a game': ['held', 'retrieve'],
  deposit: ['deposit', 'deposits', 'recharge'],
  withdrawal: ['withdraw', 'withdrawal', 'withdrawals'],
  'receiving account': ['bank', 'banks', 'receiving'],
  coupon: ['coupon', 'coupons'],
  wagering: ['wagering', 'wager', 'turnover'],
  claim: ['claim', 'claims', 'claimed'],
  task: ['task', 'tasks'],
  'cash-back': ['cashback', 'cash back', 'rebate'],
  'invitation wheel': ['wheel spin', 'spin', 'spins'],
  'VIP level': ['vip', 'levels'],
  'pop-up': ['popup', 'pop up', 'popups', 'pop ups', 'activity order'],
  invite: ['invite', 'invites', 'invitation', 'invitations', 'inviter', 'invited'],
  mail: ['mail', 'mails'],
  push: ['push', 'pushes', 'notification', 'notifications'],
  'sign-in by phone': ['phone', 'telephone', 'sms'],
  password: ['password', 'passwords'],
  passkey: ['passkey', 'passkeys', 'webauthn'],
  'identity provider': ['identity provider', 'identity providers', 'identity', 'oauth'],
  registration: ['registration', 'registrations', 'register screen', 'register form', 'register fields'],
  'sessions of a member': ['sessions', 'device session', 'devices'],
  profile: ['profile', 'avatar', 'nickname'],
  'safer play': ['exclusion', 'exclusions', 'limit kinds', 'break', 'breaks', 'reality', 'safer play'],
  chat: ['chat', 'desk'],
  feedback: ['feedback'],
  FAQ: ['faq'],
  report: ['report', 'reports'],
  statement: ['statement', 'statements'],
  'event outbox': ['event outbox', 'outbox', 'dead letters'],
  'tracking plan': ['plan', 'tracked'],
  update: ['update', 'updates'],
  install: ['install', 'installed', 'install prompt'],
  'offline files': ['precache', 'precached', 'offline'],
  language: ['language', 'languages'],
  'light mode': ['light mode', 'light choice'],
  config: ['app config', 'config'],
  download: ['export', 'exports', 'download'],
};

const ROOTS = ['src', 'sw', 'server', 'demo', 'tests'];
/** Texts, and the history of a schema, which nobody can move. */
const NOT_COUNTED =
  /^(?:src\/i18n|src\/data\/db\/upgrades|server\/languages|server\/store\/migrations|demo\/languages|tests\/architecture)\//;
const EXPORTED = /^export (?:default )?(?:async )?(?:function|const|let|class|interface|type) (\w+)/gm;

export async function main([root = '.']: string[]): Promise<number> {
  const files = filesOf(root).filter((path) => !NOT_COUNTED.test(path));
  const named = files.map((path) => ({ path, names: namesIn(root, path) }));
  for (const [concept, words] of Object.entries(CONCEPTS)) {
    const holding = named.filter(({ names }) => words.some((word) => names.includes(` ${word} `)));
    const folders = new Set(holding.map(({ path }) => (path.startsWith('tests/') ? 'tests' : dirname(path))));
    console.log(`${concept.padEnd(21)}${String(folders.size).padStart(3)}  ${[...folders].sort().join(' ')}`);
  }
  return 0;
}

const filesOf = (root: string): string[] =>
  ROOTS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root === '.' ? 0 : root.length + 1)),
  );

/** The file's name and the names that it exports, in lower-case words. */
function namesIn(root: string, path: string): string {
  const names = [...readFileSync(join(root, path), 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name);
  const own = path.slice(path.lastIndexOf('/') + 1).replace(/\..*/, '');
  return [own, ...names].map((name) => ` ${wordsOf(name)} `).join('|');
}

const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase();
