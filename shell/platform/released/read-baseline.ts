import { packageVersion, SHARED_EAGER, SHARED_LAZY } from '../src/shared-modules.ts';
import { declarationsOf, emitDeclarations, exportedTypes, slotNames } from './declarations.ts';
import type { PlatformTypes } from './type-changes.ts';

/** The API that released remotes may rely on, stored as `baseline.json`. */
export interface PlatformBaseline extends PlatformTypes {
  platform: string;
  /** Shared modules; of libraries only the version counts. */
  modules: Record<string, { version: string; names: string[] }>;
}

export async function readBaseline(): Promise<PlatformBaseline> {
  const modules = await Promise.all(
    [...SHARED_EAGER, ...SHARED_LAZY].map(async moduleName => {
      const names = moduleName.startsWith('@home-truths/')
        ? Object.keys((await import(moduleName)) as object).sort()
        : [];
      return [moduleName, { version: packageVersion(moduleName), names }] as const;
    }),
  );
  // the contract has its own baseline
  const entries = modules.filter(([moduleName]) => moduleName.startsWith('@home-truths/platform/'));
  const declarations = emitDeclarations(entries.map(([entry]) => entry));
  return {
    platform: packageVersion('@home-truths/platform/ui'),
    modules: Object.fromEntries(modules),
    slots: slotNames(declarations),
    entries: Object.fromEntries(
      entries.map(([entry, { names }]) => {
        const file = declarationsOf(entry);
        return [entry, { file, names, types: exportedTypes(declarations, file) }];
      }),
    ),
    declarations,
  };
}
