import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../build/integrity.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TSC = path.join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');
const TSC_OPTIONS = [
  '--noEmit',
  'false',
  '--declaration',
  '--rewriteRelativeImportExtensions',
  '--rootDir',
  '.',
];

/** Files by their path in a package; those from the top folder are settings of all remotes. */
const FILES: Record<string, Record<string, string>> = {
  'backend/contract': { 'CHANGELOG.md': 'backend/contract/CHANGELOG.md' },
  'shell/platform': {
    'README.md': 'shell/docs/how-to/write-a-remote.md',
    'CHANGELOG.md': 'shell/platform/CHANGELOG.md',
  },
  'shell/remote': {
    'README.md': 'shell/docs/how-to/own-repository.md',
    '.browserslistrc': 'shell/remote/.browserslistrc',
    'jest.config.mjs': 'jest.config.mjs',
    'tsconfig.base.json': 'tsconfig.base.json',
  },
};

interface PackageJson {
  name: string;
  version: string;
  license: string;
  type: string;
  sideEffects?: boolean;
  bin?: Record<string, string>;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
type Paths = Record<string, string>;

/** Compiles what `tsconfig.pack.json` names, and copies scripts and declarations of the same folders. */
function compile(workspace: string, dir: string) {
  const from = path.join(ROOT, workspace);
  execFileSync(process.execPath, [TSC, '-p', 'tsconfig.pack.json', ...TSC_OPTIONS, '--outDir', dir], {
    cwd: from,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const folder of new Set(listFiles(dir).map(file => path.relative(dir, path.dirname(file))))) {
    for (const file of fs
      .readdirSync(path.join(from, folder))
      .filter(name => /\.(m?js|d\.m?ts)$/.test(name))) {
      const target = path.join(dir, folder, file);
      // a script has another name than what is compiled beside it
      fs.copyFileSync(path.join(from, folder, file), target, fs.constants.COPYFILE_EXCL);
    }
  }
}

const compiledPaths = (paths: Paths): Paths =>
  Object.fromEntries(Object.entries(paths).map(([name, file]) => [name, file.replace(/\.tsx?$/, '.js')]));

/** True for peers, of which a remote has one copy. */
const isShared = (name: string) => /^(@home-truths\/.*|react|react-dom)$/.test(name);

function dependenciesOf(dir: string, { dependencies, devDependencies }: PackageJson) {
  const texts = listFiles(dir).map(file => fs.readFileSync(file, 'utf8'));
  const isImported = (name: string) => {
    const imported = new RegExp(`\\b(from|import|require)[ (]*["']${name}["'/]`);
    return texts.some(text => imported.test(text));
  };
  const all = Object.entries({ ...devDependencies, ...dependencies }).filter(([name]) => isImported(name));
  return {
    dependencies: Object.fromEntries(all.filter(([name]) => !isShared(name))),
    peerDependencies: Object.fromEntries(
      all.filter(([name]) => isShared(name)).map(([name, version]) => [name, `^${version}`]),
    ),
  };
}

function writePackageJson(workspace: string, dir: string) {
  const manifest: PackageJson = JSON.parse(
    fs.readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8'),
  );
  const { name, version, license, type, sideEffects, bin = {} } = manifest;
  const identity = { name, version, license, type, sideEffects, bin: compiledPaths(bin) };
  const settings = Object.keys(FILES[workspace] ?? {}).filter(file => /\.(mjs|json)$/.test(file));
  const exports = {
    ...compiledPaths(manifest.exports),
    ...Object.fromEntries(settings.map(file => [`./${file}`, `./${file}`])),
  };
  const isPacked = ([, file]: [string, string]) =>
    file === './package.json' || fs.existsSync(path.join(dir, file));
  const packed = {
    ...identity,
    exports: Object.fromEntries(Object.entries(exports).filter(isPacked)),
    ...dependenciesOf(dir, manifest),
  };
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(packed, null, 2));
}

/**
 * Packs contract, platform and remote, as remotes in repositories of their own install them.
 * @returns names of the tarballs by package
 */
export function pack(folder: string): Record<string, string> {
  const destination = path.resolve(folder);
  fs.mkdirSync(destination, { recursive: true });
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'pack-'));
  try {
    return Object.fromEntries(
      Object.entries(FILES).map(([workspace, files]) => {
        const dir = path.join(temporary, path.basename(workspace));
        compile(workspace, dir);
        for (const [file, source] of Object.entries(files))
          fs.copyFileSync(path.join(ROOT, source), path.join(dir, file));
        writePackageJson(workspace, dir);
        const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
        const [{ name, filename }] = JSON.parse(execFileSync('npm', args, { cwd: dir, encoding: 'utf8' }));
        return [name, filename];
      }),
    );
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}
