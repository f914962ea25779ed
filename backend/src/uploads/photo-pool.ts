import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { HttpException, Logger, UnsupportedMediaTypeException } from '@nestjs/common';
import { limitConcurrency } from '../limit-concurrency.ts';
import { SITE_BUSY } from '../platform/http/messages.ts';
import type { PhotoResult } from './photo-worker.ts';

const WORKER = path.join(import.meta.dirname, `photo-worker${path.extname(import.meta.filename)}`);

/** Each decodes with a core of its own. */
const MAX_PROCESSES = 2;
/** The largest pictures take 370 MB, panoramas 500 MB. */
const MAX_MEMORY_BYTES = 600 * 1024 * 1024;
/** Together with the time in the queue, this is less than the gateway's timeout. */
const MAX_PROCESSING_MS = 8_000;

const UNREADABLE = {
  status: 400,
  message: 'Failed to upload photo. Please check file format and size.',
};
const UNAVAILABLE = { status: 503, message: SITE_BUSY };

/** Makes glibc free the memory of large pictures, which otherwise reaches 600 MB after a few dozen. */
const MALLOC = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Returns true for the first bytes of JPEG, PNG or WebP; the name and declared type of a file cannot be trusted. */
const hasPhotoSignature = (bytes: Buffer) =>
  bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ||
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');

/**
 * Decodes untrusted pictures in processes with limited memory and time and without our environment, each one picture at
 * a time, so that a malicious picture cannot fail another upload.
 */
export class PhotoPool {
  readonly #children = new Set<ChildProcess>();
  readonly #busy = new Set<ChildProcess>();
  readonly #limit = limitConcurrency({ concurrency: MAX_PROCESSES, maxWaiting: 20 });
  readonly #bounds: { maxMemoryBytes: number; maxMs: number };

  constructor({ maxMemoryBytes = MAX_MEMORY_BYTES, maxMs = MAX_PROCESSING_MS } = {}) {
    this.#bounds = { maxMemoryBytes, maxMs };
  }

  async process(bytes: Buffer): Promise<Buffer> {
    if (!hasPhotoSignature(bytes))
      throw new UnsupportedMediaTypeException('Please upload only JPEG, PNG, or WebP images.');
    const result = await this.#limit(() => this.#assign(bytes));
    if ('photo' in result) return result.photo;
    throw new HttpException(result.message, result.status);
  }

  close() {
    for (const child of this.#children) child.kill('SIGKILL');
  }

  async #assign(bytes: Buffer): Promise<PhotoResult> {
    const child = [...this.#children].find(one => !this.#busy.has(one)) ?? this.#start();
    const deadline = setTimeout(() => child.kill('SIGKILL'), this.#bounds.maxMs);
    this.#busy.add(child);
    try {
      return await resultFrom(child, bytes);
    } finally {
      clearTimeout(deadline);
      this.#busy.delete(child);
    }
  }

  #start() {
    const child = fork(WORKER, [String(this.#bounds.maxMemoryBytes)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      env: MALLOC,
    });
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
    child.on('error', error => {
      Logger.error(`no process for a photo: ${error.message}`);
      this.#children.delete(child);
    });
    // idle, it does not keep the backend running
    child.unref();
    child.channel?.unref();
    return child;
  }
}

async function resultFrom(child: ChildProcess, bytes: Buffer): Promise<PhotoResult> {
  const controller = new AbortController();
  try {
    child.send(bytes);
    return await Promise.race([
      once(child, 'message', controller).then(([result]): PhotoResult => result),
      once(child, 'exit', controller).then(([code, signal]) => resultOfExit(code, signal)),
    ]);
  } catch {
    // the process was not started
    return UNAVAILABLE;
  } finally {
    controller.abort();
  }
}

/** A signal means that the process was killed, because the picture took too much memory or time. */
function resultOfExit(code: number | null, signal: NodeJS.Signals | null): PhotoResult {
  Logger.warn(`the process of a photo ended (${signal ?? code})`);
  return signal ? UNREADABLE : UNAVAILABLE;
}
