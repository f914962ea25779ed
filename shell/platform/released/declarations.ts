import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** Lines of `.d.ts` files by path. */
export type Declarations = Record<string, string[]>;

const PLATFORM = path.join(import.meta.dirname, '..');
const TSC = path.join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');

/** Holds the props of all slots, with imported types written out. */
export const SLOT_PROPS = 'slot-props.d.ts';
// the compiler writes out types that cannot be named outside a function
const SLOT_PROPS_SOURCE = `import type { SlotProps } from '../../src/slots/table.ts';
export const slotProps = (() => {
  type Plain<T> = T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;
  return {} as Plain<SlotProps>;
})();
`;

/** Creates the folder inside the package, so that imports of libraries are found. */
export function withTemporaryFolder<Result>(use: (folder: string) => Result): Result {
  fs.mkdirSync(path.join(PLATFORM, '.test'), { recursive: true });
  const folder = fs.mkdtempSync(path.join(PLATFORM, '.test/types-'));
  try {
    return use(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Returns the compiler's messages. */
export function compile(folder: string, files: string[], compilerOptions: object): string {
  const config = { extends: '../../tsconfig.json', compilerOptions, include: [], files };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    return execFileSync(process.execPath, [TSC, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout;
  }
}

const sourceOf = (entry: string) => {
  const { exports } = JSON.parse(fs.readFileSync(path.join(PLATFORM, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const source = exports[entry.replace('@home-truths/platform', '.')];
  if (!source) throw new Error(`${entry} is no entry point of the platform`);
  return source;
};

const declarationPath = (source: string) => path.posix.normalize(source).replace(/\.tsx?$/, '.d.ts');
const importPath = (file: string, source: string) => declarationPath(path.posix.join(file, '..', source));

export const declarationsOf = (entry: string) => declarationPath(sourceOf(entry));

const read = (declarations: Declarations, file: string) => {
  const lines = declarations[file];
  if (!lines?.length) throw new Error(`There are no declarations of ${file}`);
  return lines.join('\n');
};

function withImportedFiles(declarations: Declarations, entries: string[]): Declarations {
  const files = new Set(entries);
  // the loop also visits files that are added meanwhile
  for (const file of files) {
    const imports = read(declarations, file).matchAll(/["'](\.{1,2}\/[^"']+)["']/g);
    for (const [, source] of imports) files.add(importPath(file, source as string));
  }
  return Object.fromEntries([...files].sort().map(file => [file, declarations[file] as string[]]));
}

const readFolder = (folder: string): Declarations =>
  Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.d.ts'))
      .map(file => [
        file.replaceAll('\\', '/'),
        fs.readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n'),
      ]),
  );

export const emitDeclarations = (entries: string[]): Declarations =>
  withTemporaryFolder(folder => {
    fs.writeFileSync(path.join(folder, 'slot-props.ts'), SLOT_PROPS_SOURCE);
    const messages = compile(
      folder,
      ['slot-props.ts', ...entries.map(entry => path.join(PLATFORM, sourceOf(entry)))],
      {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        rootDir: PLATFORM,
        outDir: 'out',
      },
    );
    if (messages) throw new Error(`The declarations cannot be written:\n${messages}`);
    const { [`.test/${path.basename(folder)}/${SLOT_PROPS}`]: slotProps = [], ...all } = readFolder(
      path.join(folder, 'out'),
    );
    return withImportedFiles({ ...all, [SLOT_PROPS]: slotProps }, [
      SLOT_PROPS,
      ...entries.map(declarationsOf),
    ]);
  });

export const slotNames = (declarations: Declarations): string[] =>
  read(declarations, SLOT_PROPS)
    .split('\n')
    .flatMap(line => /^ {4}["'](.+\/v\d+)["']: /.exec(line)?.[1] ?? []);

export const exportedTypes = (declarations: Declarations, file: string): string[] =>
  parseSync(read(declarations, file), { syntax: 'typescript' }).body.flatMap(item => {
    if (item.type === 'ExportAllDeclaration')
      return exportedTypes(declarations, importPath(file, item.source.value));
    if (item.type === 'ExportNamedDeclaration')
      return item.specifiers.flatMap(specifier =>
        specifier.type === 'ExportSpecifier' && (item.typeOnly || specifier.isTypeOnly)
          ? [(specifier.exported ?? specifier.orig).value]
          : [],
      );
    if (item.type !== 'ExportDeclaration') return [];
    const { declaration } = item;
    return declaration.type === 'TsInterfaceDeclaration' || declaration.type === 'TsTypeAliasDeclaration'
      ? [declaration.id.value]
      : [];
  });
