import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { waitUntil } from './site.ts';

const BACKEND = path.resolve(import.meta.dirname, '../../../../backend');
const SERVER = "new (require('@20minutes/s3rver'))(JSON.parse(process.argv[1])).run()";
const NAME = 'home-truths';

/** A port that is free now. */
async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}

/** A bucket for photos, in an S3 server that is a process of its own. */
export class Bucket {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'home-truths-bucket-'));
  private readonly port: number;
  private server: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  /** `prepare` may change the folder before. */
  static async start(prepare: (folder: string) => void = () => {}) {
    const bucket = new Bucket(await freePort());
    prepare(bucket.folder);
    await bucket.run();
    return bucket;
  }

  /** The variables of a site whose photos are in it. */
  get environment() {
    return {
      UPLOADS_URL: `s3://${NAME}/photos`,
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  /** Starts the server, which finds what it stored before. */
  async run() {
    const options = {
      directory: this.folder,
      address: '127.0.0.1',
      port: this.port,
      silent: true,
      configureBuckets: [{ name: NAME }],
      allowMismatchedSignatures: true,
    };
    const server = spawn(process.execPath, ['-e', SERVER, JSON.stringify(options)], {
      cwd: BACKEND,
      stdio: 'ignore',
    });
    this.server = server;
    const isUp = () => fetch(this.environment.S3_ENDPOINT).then(() => true);
    await waitUntil('start of the S3 server', isUp);
  }

  signal(signal: NodeJS.Signals) {
    this.server?.kill(signal);
  }

  /** Ends the server at once. */
  async end() {
    this.signal('SIGKILL');
    if (this.server) await once(this.server, 'exit');
  }

  /** How many photos it has. */
  count() {
    const folder = path.join(this.folder, NAME, 'photos');
    return fs.existsSync(folder)
      ? fs.readdirSync(folder).filter(file => file.endsWith('._S3rver_object')).length
      : 0;
  }

  remove() {
    fs.rmSync(this.folder, { recursive: true });
  }
}
