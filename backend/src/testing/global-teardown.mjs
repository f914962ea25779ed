import { rmSync } from 'node:fs';

/** Stops the PostgreSQL of the run and removes its data. */
export default async function stopPostgres() {
  if (!globalThis.testPostgres) return;
  const { server, dir } = globalThis.testPostgres;
  await server.stop();
  for (const folder of [server.dataDir, dir]) rmSync(folder, { recursive: true, force: true });
}
