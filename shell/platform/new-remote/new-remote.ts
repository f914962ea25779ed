import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const TEMPLATE = path.join(import.meta.dirname, 'template');
const TEMPLATE_EXTENSION = '.template';

/** A remote to be created. */
export interface NewRemote {
  /** Its folder and package, for example `mf-moving-costs`. */
  remote: string;
  /** The path it owns, for example `/moving-costs`. */
  path: string;
}

/** Changes of the project by file; nothing is written before all of them are known. */
type FileChanges = Map<string, string>;

const nameParts = (name: string) => name.split('-');
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function namesOf({ remote, path: ownedPath }: NewRemote): Record<string, string> {
  const name = remote.slice('mf-'.length);
  return {
    __folder__: remote,
    __remote__: remote.replaceAll('-', '_'),
    __name__: name,
    __Name__: nameParts(name).map(capitalised).join(''),
    __Title__: capitalised(nameParts(name).join(' ')),
    __path__: ownedPath.slice(1),
  };
}

const fillTemplate = (text: string, names: Record<string, string>) =>
  text.replace(/__[A-Za-z]+__/g, token => names[token] ?? token);

function filesOf(root: string, remote: string, names: Record<string, string>): FileChanges {
  const files = fs
    .readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)));
  return new Map(
    files.map(file => [
      path.join(root, remote, fillTemplate(file, names).slice(0, -TEMPLATE_EXTENSION.length)),
      fillTemplate(fs.readFileSync(path.join(TEMPLATE, file), 'utf8'), names),
    ]),
  );
}

/** Inserts lines before an anchor that must occur in the text exactly once. */
function insertBefore(anchor: string, lines: string, text: string, file: string) {
  const parts = text.split(anchor);
  if (parts.length !== 2) {
    throw new Error(
      `${file} does not hold exactly one ${JSON.stringify(anchor)}: add this by hand:\n${lines}`,
    );
  }
  return parts.join(`${lines}${anchor}`);
}

/** The remote in the shell's table, and its slot in the platform's. */
function register(root: string, names: Record<string, string>, ownedPath: string): FileChanges {
  const remotes = path.join(root, 'shell/src/remotes.ts');
  const slots = path.join(root, 'shell/platform/src/slots/table.ts');
  const [listed, table] = [remotes, slots].map(file => fs.readFileSync(file, 'utf8')) as [string, string];
  if (listed.includes(`'${ownedPath}'`)) throw new Error(`${ownedPath} has an owner already.`);
  const slot = `${names.__name__}.line/v1`;
  const traits = `{ height: '1.5rem', failure: 'silent', what: '${names.__Title__}' }`;
  return new Map([
    [
      remotes,
      insertBefore(`\n];\n\nconst owns`, `\n  ['${names.__remote__}', ['${ownedPath}']],`, listed, remotes),
    ],
    [
      slots,
      insertBefore(
        `};\n\n/** Whether a slot`,
        `  '${slot}': ${traits},\n`,
        insertBefore(`}\nexport type SlotName`, `  '${slot}': { propertyId: number };\n`, table, slots),
        slots,
      ),
    ],
  ]);
}

/** Adds the package to the lock file. Its dependencies are those of the other remotes, so that no registry is asked. */
const updateLockFile = (root: string) =>
  execFileSync(
    'npm',
    ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: root, stdio: 'pipe', shell: process.platform === 'win32' },
  );

/**
 * Creates a remote with a page, a slot, a test and a README, and registers it with the shell.
 * @throws with a message for the developer, having written nothing, when it cannot be created; with that of npm, when only
 *   the lock file cannot be updated
 * @param root the project's folder
 */
export function createRemote(root: string, { remote, path: ownedPath }: NewRemote) {
  if (!/^mf(-[a-z]+)+$/.test(remote) || remote.length > 40) {
    throw new Error('The name of a remote is mf- and small letters, for example mf-moving-costs.');
  }
  if (!/^\/[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/.test(ownedPath)) {
    throw new Error(`A path is a slash and small letters, for example /moving-costs; this is ${ownedPath}.`);
  }
  if (fs.existsSync(path.join(root, remote))) throw new Error(`There is a remote ${remote} already.`);
  const names = namesOf({ remote, path: ownedPath });
  const changes = new Map([...filesOf(root, remote, names), ...register(root, names, ownedPath)]);
  for (const [file, text] of changes) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  updateLockFile(root);
  const link = path.join(root, 'node_modules/@home-truths', remote);
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.rmSync(link, { force: true });
  fs.symlinkSync(path.join(root, remote), link, 'junction');
}
