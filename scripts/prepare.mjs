// Prepares a checkout for TypeScript; plain JavaScript, because node_modules may be missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Installs missing packages; afterwards `import()` can load TypeScript. */
export async function prepare() {
  refuseOldNode();
  if (!isInstalled()) install();
  const { register } = await import('tsx/esm/api');
  register();
}

function refuseOldNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '');
  const [major, minor] = wanted.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  end(`Halcyon needs Node ${wanted} or newer, and this is Node ${process.versions.node}.`, 1);
}

/** npm records what it installed in node_modules, in the format of the lock file. */
function isInstalled() {
  let installed;
  try {
    installed = readJson('node_modules/.package-lock.json').packages;
  } catch {
    return false;
  }
  const wanted = Object.entries(readJson('package-lock.json').packages);
  return wanted.every(([path, { version, optional }]) => {
    if (path === '') return true;
    // Optional packages include binaries for other systems, which are absent here.
    if (optional && !installed[path]) return true;
    return installed[path]?.version === version;
  });
}

function install() {
  process.stdout.write('Installing packages ... ');
  const since = performance.now();
  // Neither writes the lock file. The second is quicker, and would remove what is there already.
  const how = existsSync('node_modules') ? ['install', '--no-save'] : ['ci'];
  // Development packages as well, whatever NODE_ENV is.
  const args = [...how, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false'];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) end('The packages could not be installed: see what npm says above.', status ?? 1);
  console.log(`${Math.round((performance.now() - since) / 1000)} s`);
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function end(sentence, code) {
  console.error(sentence);
  process.exit(code);
}
