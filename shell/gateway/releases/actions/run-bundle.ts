import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import * as z from 'zod/mini';

const PROCESS = path.join(import.meta.dirname, 'bundle-process.mjs');
const EVALUATE = path.join(import.meta.dirname, '../evaluate.mjs');

const LIMITS = { seconds: 10, memoryMB: 256, replyBytes: 64 * 1024 };
/** Limits heap and buffers together, and the CPU if the gateway ends meanwhile. Nothing is written, also by a crash. */
const SHELL_SCRIPT = `ulimit -c 0; ulimit -f 0; ulimit -t ${2 * LIMITS.seconds}; ulimit -d ${LIMITS.memoryMB * 1024}; exec "$0" "$@"`;
const OPTIONS = [
  '--permission',
  '--disallow-code-generation-from-strings',
  // nothing is compiled to machine code, which saves memory that counts and has fewer gaps
  '--jitless',
  `--max-old-space-size=${LIMITS.memoryMB}`,
];

const Reply = z.array(z.string());

/**
 * Runs the server bundle of a build once, in a process that has no environment, no network and no file but its own,
 * and checks the exposed modules.
 * @param shellDist the build of the shell, whose shared modules the bundle gets
 */
export async function faultsOfBundle(
  bundle: { id: string; code: string; exposes: string[] },
  shellDist: string,
): Promise<string[]> {
  const shell = path.join(shellDist, 'server/shell.cjs');
  const cwd = await fs.mkdtemp(path.join(os.tmpdir(), 'server-bundle-'));
  const readable = [PROCESS, EVALUATE, shell].map(file => `--allow-fs-read=${file}`);
  try {
    const { stdout, timedOut } = await execa(
      '/bin/sh',
      ['-c', SHELL_SCRIPT, process.execPath, ...OPTIONS, ...readable, PROCESS, shell],
      {
        cwd,
        env: {},
        extendEnv: false,
        input: JSON.stringify(bundle),
        stderr: 'ignore',
        maxBuffer: LIMITS.replyBytes,
        timeout: LIMITS.seconds * 1000,
        killSignal: 'SIGKILL',
        killDescendants: true,
        reject: false,
      },
    );
    if (timedOut) return [`its server bundle did not end within ${LIMITS.seconds} seconds`];
    const reply = Reply.safeParse(parseJson(stdout));
    return reply.data ?? [`its server bundle gave no result within ${LIMITS.memoryMB} MB of memory`];
  } finally {
    await fs.rm(cwd, { recursive: true, force: true });
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
