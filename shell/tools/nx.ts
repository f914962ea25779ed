import { run } from './run.ts';
import { packageOf } from './workspaces.ts';

interface Options extends NonNullable<Parameters<typeof run>[2]> {
  parallel?: number;
  forward?: string[];
  /** Defaults to all workspaces with the target. */
  workspaces?: string[];
}

/** Returns ` (from cache)`, ` (2 of 8 from cache)`, or an empty text. */
export function cachedPart(output: string) {
  const [, cached, all] = /instead of running the command for (\d+) out of (\d+) tasks/.exec(output) ?? [];
  if (!cached) return '';
  return cached === all ? ' (from cache)' : ` (${cached} of ${all} from cache)`;
}

/** Takes unchanged results from this checkout's cache. Outputs failed tasks, or all if `live`. */
export function runMany(
  target: string,
  { parallel = 2, forward = [], workspaces, ...options }: Options = {},
) {
  const selection = workspaces ? [`--projects=${workspaces.map(packageOf).join()}`] : [];
  const style = `--outputStyle=${options.live ? 'static' : 'static-failures-only'}`;
  const flags = [...selection, style, `--parallel=${parallel}`, '--', ...forward];
  return run('nx', ['run-many', '-t', target, ...flags], options);
}

/** Returns undefined if the commit is unknown. */
export async function affectedSince(base: string): Promise<string[] | undefined> {
  const { code, stdout } = await run('nx', ['show', 'projects', '--affected', `--base=${base}`, '--json']);
  return code === 0 ? JSON.parse(stdout) : undefined;
}
