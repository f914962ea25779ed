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

/** The package in the lock file, as npm writes it: it needs what its model, mf-search, needs. */
function addToLockFile(root: string, remote: string): FileChanges {
  const file = path.join(root, 'package-lock.json');
  const { packages, ...rest } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    packages: Record<string, object>;
  };
  const model = packages['mf-search'];
  if (!model) throw new Error(`${file} does not know mf-search, from which the new entry is created.`);
  const name = `@home-truths/${remote}`;
  const all: Record<string, object> = {
    ...packages,
    [remote]: { ...model, name },
    [`node_modules/${name}`]: { resolved: remote, link: true },
  };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return new Map([[file, `${JSON.stringify({ ...rest, packages: sorted }, null, 2)}\n`]]);
}

/**
 * Creates a remote with a page, a slot, a test and a README, and registers it with the shell.
 * @throws with a message for the developer, having written nothing, when it cannot be created
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
  const changes = new Map([
    ...filesOf(root, remote, names),
    ...register(root, names, ownedPath),
    ...addToLockFile(root, remote),
  ]);
  for (const [file, text] of changes) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  const link = path.join(root, 'node_modules/@home-truths', remote);
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.rmSync(link, { force: true });
  fs.symlinkSync(path.join(root, remote), link, 'junction');
}
