/** Runs a backup or restore, which SIGINT, SIGTERM or a lost terminal abort, so that it can remove its files. */
export function runCopyCommand(work: (signal: AbortSignal) => Promise<string>): void {
  process.umask(0o077);
  const aborter = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(name, () => aborter.abort(new Error('Interrupted: nothing was kept.')));
  work(aborter.signal).then(console.log, (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'ENOSPC' ? 'The disk is full: nothing was kept.' : error.message);
    process.exitCode = 1;
  });
}
