let inherited: number | undefined;

/** From now on new files are accessible to their owner only. */
export function restrictNewFiles() {
  inherited ??= process.umask(0o077);
}

/** Does something, at once, with the umask this process was started with: files of the project are not secret. */
export function withInheritedUmask<T>(work: () => T): T {
  if (inherited === undefined) return work();
  const restricted = process.umask(inherited);
  try {
    return work();
  } finally {
    process.umask(restricted);
  }
}
