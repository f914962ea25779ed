/**
 * Runs a command that copies much: SIGINT, SIGTERM or a lost terminal abort it, so that it can remove what it began.
 * Prints what `work` returns, or the message of its error.
 */
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
