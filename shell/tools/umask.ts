let inherited: number | undefined;

/** Makes new files accessible to their owner only from now on. */
export function restrictNewFiles() {
  inherited ??= process.umask(0o077);
}

/** Runs synchronous work with the original umask, because files of the project are not secret. */
export function withInheritedUmask<T>(work: () => T): T {
  if (inherited === undefined) return work();
  const restricted = process.umask(inherited);
  try {
    return work();
  } finally {
    process.umask(restricted);
  }
}
