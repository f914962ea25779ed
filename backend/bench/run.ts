/**
 * `npm run bench -w backend`: search, HTTP, the admin console and writes against a generated database of a million
 * properties. `node bench/run.ts --homes 2000` is over in seconds and shows only that everything still runs.
 */
import { connectionUrl } from '../src/platform/database/embedded/server.ts';
import { benchAdmin } from './admin.bench.ts';
import { prepareBenchDatabase, startServer, withCopy } from './database.ts';
import { benchExports } from './exports.bench.ts';
import { benchHttp } from './http.bench.ts';
import { describeMachine, printLine } from './machine.ts';
import { readOptions } from './options.ts';
import { benchPlacePages } from './place-pages.bench.ts';
import { benchRekey } from './rekey.bench.ts';
import { benchSearch } from './search.bench.ts';
import { benchWrites } from './writes.bench.ts';

/** Searches are compared with a database of so many properties; with fewer, some would find nothing. */
const FEWER_PROPERTIES = 10_000;

const options = readOptions(process.argv.slice(2));
const server = await startServer(options.folder);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().then(() => process.exit(130)));
try {
  const superuser = connectionUrl(server, 'superuser', 'postgres');
  const url = await prepareBenchDatabase(superuser, options);
  printLine(`Machine: ${await describeMachine(url)}`);
  if (options.only.includes('search')) {
    const properties = Math.min(FEWER_PROPERTIES, options.properties);
    const times = options.properties / properties;
    const reviews = Math.round(options.reviews / times);
    const smaller = await prepareBenchDatabase(superuser, { ...options, properties, reviews });
    await benchSearch(url, { url: smaller, times });
  }
  if (options.only.includes('http')) await benchHttp(url);
  if (options.only.includes('admin')) await withCopy(superuser, url, 'admin', benchAdmin);
  if (options.only.includes('exports')) await withCopy(superuser, url, 'exports', benchExports);
  if (options.only.includes('writes')) await benchWrites(superuser, url);
  if (options.only.includes('places')) await withCopy(superuser, url, 'places', benchPlacePages);
  if (options.only.includes('rekey')) await withCopy(superuser, url, 'rekey', benchRekey);
} finally {
  await server.stop();
}
