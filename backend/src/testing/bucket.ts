import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'home-truths';
const PREFIX = 'site/photos';

/** A bucket on an S3 server of its own, which can be made to fail as a store does. */
export async function startBucket() {
  const directory = await mkdtemp(path.join(tmpdir(), 'home-truths-bucket-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET }],
    // it leaves out the slash at the end of a bucket's URL, which the SDK signs
    allowMismatchedSignatures: true,
  });
  await s3.configureBuckets();
  const store = s3.callback();
  let handle: RequestListener = store;
  const server = createServer((request, response) => handle(request, response));
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise(closed => server.close(closed));
  };
  const fileOf = (key: string) => path.join(directory, BUCKET, PREFIX, `${key}._S3rver_object`);

  /** Runs some work while the store handles requests in another way. */
  async function during<Result>(listener: RequestListener, work: () => Promise<Result>) {
    handle = listener;
    try {
      return await work();
    } finally {
      handle = store;
      server.closeAllConnections();
    }
  }

  return {
    environment: {
      UPLOADS_URL: `s3://${BUCKET}/${PREFIX}`,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** The names of all objects below the prefix. */
    async keys() {
      const files = await readdir(path.join(directory, BUCKET, PREFIX), { recursive: true }).catch(() => []);
      return files
        .filter(file => file.endsWith('._S3rver_object'))
        .map(file => file.replace('._S3rver_object', ''))
        .toSorted();
    },
    /** What an object holds. */
    read: (key: string) => readFile(fileOf(key)),
    /** Writes objects behind the back of the store. */
    async put(content: string, ...keys: string[]) {
      for (const key of keys) {
        await mkdir(path.dirname(fileOf(key)), { recursive: true });
        await writeFile(fileOf(key), content);
        await rm(`${fileOf(key)}.md5`, { force: true });
      }
    },
    /** Makes objects look as if they were written yesterday. */
    async age(...keys: string[]) {
      const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000);
      for (const key of keys) await utimes(fileOf(key), yesterday, yesterday);
    },
    /** Every request gets this error. */
    whileFailing: <Result>(status: number, code: string, work: () => Promise<Result>) =>
      during((_, response) => {
        response.writeHead(status, { 'Content-Type': 'application/xml' });
        response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
      }, work),
    /** So many objects are stored, then every request fails. */
    whileAcceptingOnly<Result>(objects: number, work: () => Promise<Result>) {
      let stored = 0;
      return during((request, response) => {
        if (request.method === 'PUT') stored++;
        if (stored <= objects) return store(request, response);
        response.writeHead(503).end();
      }, work);
    },
    /** Requests are accepted and never answered. */
    whileSilent: <Result>(work: () => Promise<Result>) => during(() => {}, work),
    /** Responses begin and do not end. */
    whileStuck: <Result>(work: () => Promise<Result>) =>
      during((_, response) => {
        response.writeHead(200, { 'Content-Length': 1_000 });
        response.write('half');
      }, work),
    /** Nobody listens. */
    async whileAway<Result>(work: () => Promise<Result>) {
      await close();
      try {
        return await work();
      } finally {
        await listen(port);
      }
    },
    async stop() {
      await close();
      await rm(directory, { recursive: true });
    },
  };
}
