/** Each process loads this module by `node --import`. It records traces only if the environment names a collector. */
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  const { startTracing } = await import('./start-tracing.ts');
  startTracing();
}

export {};
