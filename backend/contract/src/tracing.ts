/**
 * Loaded in each process by `node --import`. It records traces if the environment names a collector, and
 * loads nothing otherwise. Browsers never load this entry point.
 */
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  const { startTracing } = await import('./start-tracing.ts');
  startTracing();
}

export {};
