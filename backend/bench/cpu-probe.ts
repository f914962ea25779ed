/** Loaded with `--import` into a server: reports to its parent the CPU time it has used, in microseconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});

// The parent is gone, however it ended.
process.on('disconnect', () => process.exit());
