let inherited: number | undefined;

/** Restricts new files to their owner from now on. */
export function restrictNewFiles() {
  inherited ??= process.umask(0o077);
}

/** Runs synchronous work with the original umask, because project files are not secret. */
export function withInheritedUmask<T>(work: () => T): T {
  if (inherited === undefined) return work();
  const restricted = process.umask(inherited);
  try {
    return work();
  } finally {
    process.umask(restricted);
  }
}
