import fs from 'node:fs';
import path from 'node:path';
import { SHARED_EAGER, SHARED_LAZY } from '../build/shared-modules.ts';
import { packageVersion } from '../build/sharing.ts';
import { SLOTS } from '../src/slots/table.ts';

/** What released remotes may rely on. */
export interface PlatformBaseline {
  platform: string;
  /** Each shared module: its version and, where it is ours, the names it exports. */
  modules: Record<string, { version: string; names: string[] }>;
  /** The props of each slot, as its type is written. */
  slots: Record<string, string>;
}

const SLOT_TABLE = path.join(import.meta.dirname, '../src/slots/table.ts');

/** The props of a slot in the source, since types do not exist at run time. */
function propsOf(slot: string, table: string) {
  const [, props] = new RegExp(`^  '${slot}': (\\{.*\\});$`, 'm').exec(table) ?? [];
  if (!props) throw new Error(`The props of ${slot} are not on one line of ${SLOT_TABLE}`);
  return props;
}

/** What the platform offers now. */
export async function readBaseline(): Promise<PlatformBaseline> {
  const table = fs.readFileSync(SLOT_TABLE, 'utf8');
  const modules = await Promise.all(
    [...SHARED_EAGER, ...SHARED_LAZY].map(async moduleName => {
      const names = moduleName.startsWith('@home-truths/')
        ? Object.keys((await import(moduleName)) as object).sort()
        : [];
      return [moduleName, { version: packageVersion(moduleName), names }] as const;
    }),
  );
  return {
    platform: packageVersion('@home-truths/platform/ui'),
    modules: Object.fromEntries(modules),
    slots: Object.fromEntries(Object.keys(SLOTS).map(slot => [slot, propsOf(slot, table)])),
  };
}
