import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moveAside, refuseEarlierData } from './data-dir.ts';

const dirs: string[] = [];

afterAll(() => {
  for (const dir of dirs) fs.rmSync(dir, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;
const users = isRoot ? [0, 65_534] : [process.getuid?.() ?? 0];

/** A data folder with the rights that `umask 022` gives, as earlier versions made it. */
function makeOpen(uid: number) {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'data-dir-'));
  dirs.push(parent);
  const dir = path.join(parent, 'data');
  const files = ['running.json', 'logs/backend.log', 'outbox/1.eml', 'uploads/1.webp'];
  for (const file of [...files, 'releases/public/1.js']) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), 'x');
  }
  fs.mkdirSync(path.join(dir, 'postgres/cluster'), { recursive: true });
  fs.mkdirSync(path.join(parent, 'elsewhere'));
  fs.writeFileSync(path.join(parent, 'elsewhere/file'), 'x');
  fs.symlinkSync(path.join(parent, 'elsewhere'), path.join(dir, 'live'));
  spawnSync('chmod', ['-R', 'u=rwX,go=rX', parent]);
  if (isRoot) spawnSync('chown', ['-R', `${uid}:${uid}`, parent]);
  return dir;
}

/** Becomes the user once the code is loaded, which that user may be unable to read. */
function prepare(uid: number, dir: string, releasesDir = '') {
  const script = `import { restrictNewFiles } from './umask.ts';
import { prepareDataDir } from './data-dir.ts';
const [uid, dir, releasesDir] = process.argv.slice(1);
if (process.getuid() === 0) {
  process.setgroups([]);
  process.setgid(Number(uid));
  process.setuid(Number(uid));
}
restrictNewFiles();
console.log(JSON.stringify(prepareDataDir(dir, releasesDir)));`;
  const args = ['--input-type=module', '-e', script, String(uid), dir, releasesDir];
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  return JSON.parse(stdout || JSON.stringify(stderr));
}

const rightsOf = (file: string) => (fs.lstatSync(file).mode & 0o777).toString(8);

/** Files and folders that others than the owner may use. */
const openBelow = (dir: string) =>
  fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isSymbolicLink() && !fs.lstatSync(entry.parentPath).isSymbolicLink())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter(file => fs.lstatSync(file).mode & 0o077)
    .map(file => path.relative(dir, file));

describe.each(users)('started by user %i', uid => {
  const passage = uid === 0 ? '711' : '700';

  test('a folder of an earlier version is closed, what a link leads to is left alone', () => {
    const dir = makeOpen(uid);
    expect(prepare(uid, dir)).toEqual([]);
    expect(openBelow(dir)).toEqual(uid === 0 ? ['postgres', 'postgres/cluster'] : []);
    expect(rightsOf(dir)).toBe(passage);
    expect(rightsOf(path.join(dir, '../elsewhere/file'))).toBe('644');
    expect(fs.readFileSync(path.join(dir, 'uploads/1.webp'), 'utf8')).toBe('x');
  });

  test('what an interrupted start left open is closed by the next', () => {
    const dir = makeOpen(uid);
    fs.chmodSync(dir, 0o711);
    fs.chmodSync(path.join(dir, 'logs'), 0o700);
    fs.chmodSync(path.join(dir, 'logs/backend.log'), 0o600);
    expect(prepare(uid, dir)).toEqual([]);
    expect(openBelow(dir).filter(file => !file.startsWith('postgres'))).toEqual([]);
  });

  test('releases in a folder of their own stay as they are, and can be reached', () => {
    const dir = makeOpen(uid);
    expect(prepare(uid, dir, path.join(dir, 'releases'))).toEqual([]);
    const open = openBelow(dir).filter(file => !file.startsWith('postgres'));
    expect(open.sort()).toEqual(['releases', 'releases/public', 'releases/public/1.js']);
    expect(rightsOf(dir)).toBe('711');
  });

  test('a new folder is closed, its parents are as the user has them', () => {
    const parent = path.join(makeOpen(uid), '../server');
    expect(prepare(uid, path.join(parent, 'new/place/data'))).toEqual([]);
    expect(rightsOf(path.join(parent, 'new/place'))).toBe('755');
    expect(rightsOf(path.join(parent, 'new/place/data'))).toBe(passage);
  });
});

(isRoot ? test : test.skip)('what belongs to another user is named', () => {
  const dir = makeOpen(0);
  expect(prepare(65_534, dir)).toContain(dir);
});

test('the database of a version before 1.0.0 is refused, and can be moved aside', () => {
  const dir = makeOpen(process.getuid?.() ?? 0);
  expect(() => refuseEarlierData(dir)).not.toThrow();
  const cluster = path.join(dir, 'postgres/cluster');
  fs.writeFileSync(path.join(cluster, 'PG_VERSION'), '18');
  expect(() => refuseEarlierData(dir)).toThrow('npm start -- --fresh');
  const moved = moveAside(dir) ?? '';
  expect(fs.existsSync(path.join(moved, 'postgres/cluster/PG_VERSION'))).toBe(true);
  expect(() => refuseEarlierData(dir)).not.toThrow();
  expect(moveAside(dir)).toBe(undefined);
  fs.writeFileSync(path.join(moved, 'postgres/cluster/HOME_TRUTHS_VERSION'), '1');
  expect(() => refuseEarlierData(moved)).not.toThrow();
});
