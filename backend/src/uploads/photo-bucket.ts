import { createHash } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { HttpException, Logger, ServiceUnavailableException } from '@nestjs/common';
import type { Environment } from '../environment.ts';
import { STORAGE_FULL } from '../platform/http/messages.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import { monthFolder, newPhotoName, type PhotoStore } from './photo-store.ts';

/** Milliseconds for all attempts of an operation; less than the gateway's timeout. */
const DEADLINE_MS = 5_000;

const READ_DEADLINE_MS = 3_000;

/** The prefix of photos whose review is deleted; they are not served. */
const WITHHELD = 'withheld/';

/** The prefix of generated share images, with one folder per month. */
const GENERATED = 'made/';

/** Matches the keys of photos; a bucket may hold other objects. */
const PHOTO = /^(withheld\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp)$/;

const UNAVAILABLE = 'We can’t reach our photos right now. Please try again in a moment.';

/** Error names of Ceph, MinIO and others for a full bucket or disk; S3 has none. */
const FULL = /QuotaExceeded|StorageFull|InsufficientStorage|InsufficientCapacity/;

export type BucketOptions = { UPLOADS_URL: string } & Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'
>;

type StoreError = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

/** Photos in a bucket, `s3://bucket/prefix`. */
export class PhotoBucket implements PhotoStore {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  constructor(options: BucketOptions) {
    const { hostname, pathname } = new URL(options.UPLOADS_URL);
    this.bucket = hostname;
    const prefix = pathname.slice('/'.length);
    this.prefix = prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix;
    this.client = new S3Client({
      region: options.S3_REGION,
      ...(options.S3_ENDPOINT && { endpoint: options.S3_ENDPOINT, forcePathStyle: true }),
      ...credentialsOf(options),
      // compatible stores know Content-MD5, but not the newer checksums
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  read(name: string): Promise<Buffer | undefined> {
    const get = async (abortSignal: AbortSignal) => {
      const { Body } = await this.client.send(new GetObjectCommand(this.object(name)), { abortSignal });
      // read whole, so that a slow reader does not hold a connection to the store
      return Body && buffer(addAbortSignal(abortSignal, Body as Readable));
    };
    return this.attempt('read', get, READ_DEADLINE_MS);
  }

  async add(bytes: Buffer): Promise<string> {
    const name = newPhotoName();
    await this.put(name, bytes);
    return name;
  }

  async remove(names: readonly string[]): Promise<void> {
    await forEachConcurrently(names, async name => {
      await this.delete(name);
      await this.delete(WITHHELD + name);
    });
  }

  async withhold(names: readonly string[]): Promise<void> {
    await forEachConcurrently(names, name => this.move(name, WITHHELD + name));
  }

  async restore(names: readonly string[]): Promise<void> {
    await forEachConcurrently(names, name => this.move(WITHHELD + name, name));
  }

  async withheld(): Promise<string[]> {
    return (await this.list(WITHHELD)).map(({ name }) => name);
  }

  async olderThan(time: Date): Promise<string[]> {
    // the delimiter leaves withheld photos out of the first list
    const all = [...(await this.list('', '/')), ...(await this.list(WITHHELD))];
    return all.filter(({ writtenAt = time }) => writtenAt < time).map(({ name }) => name);
  }

  readGenerated(name: string): Promise<Buffer | undefined> {
    return this.read(`${GENERATED}${monthFolder()}/${name}`);
  }

  async addGenerated(name: string, bytes: Buffer): Promise<void> {
    await this.put(`${GENERATED}${monthFolder()}/${name}`, bytes, 'image/png');
  }

  /** Reads only the first page of the listing, which is sorted by month. */
  async deleteOldGenerated(max: number): Promise<void> {
    const { Bucket, Key: Prefix } = this.object(GENERATED);
    const command = new ListObjectsV2Command({ Bucket, Prefix });
    const page = await this.attempt('list', abortSignal => this.client.send(command, { abortSignal }));
    const names = (page?.Contents ?? []).map(({ Key = '' }) => Key.slice(this.prefix.length));
    const previousMonth = GENERATED + monthFolder(1);
    const old = names.filter(name => name < previousMonth);
    await forEachConcurrently(old.slice(0, max), name => this.delete(name));
  }

  /** Finds exactly these bytes under a name. */
  async find(name: string, bytes: Buffer): Promise<'served' | 'withheld' | undefined> {
    if (await this.has(name, bytes)) return 'served';
    return (await this.has(WITHHELD + name, bytes)) ? 'withheld' : undefined;
  }

  private async has(name: string, bytes: Buffer) {
    const command = new HeadObjectCommand(this.object(name));
    const head = await this.attempt('find', abortSignal => this.client.send(command, { abortSignal }));
    if (head?.ContentLength !== bytes.length) return false;
    // the ETag of an object that the store encrypts is no MD5 sum
    if (head.ETag === `"${md5(bytes).toString('hex')}"`) return true;
    return (await this.read(name))?.equals(bytes) === true;
  }

  /** Public for `move-photos`. */
  async put(name: string, bytes: Buffer, type = 'image/webp') {
    const command = new PutObjectCommand({
      ...this.object(name),
      Body: bytes,
      ContentMD5: md5(bytes).toString('base64'),
      ContentType: type,
    });
    await this.attempt('store', abortSignal => this.client.send(command, { abortSignal }));
  }

  /** Copies and deletes, since a bucket cannot rename. After a crash in between, the hourly repair moves it again. */
  private async move(from: string, to: string) {
    const { Bucket, Key } = this.object(from);
    const command = new CopyObjectCommand({ ...this.object(to), CopySource: encodeURI(`${Bucket}/${Key}`) });
    const copied = await this.attempt('copy', abortSignal => this.client.send(command, { abortSignal }));
    if (copied) await this.delete(from);
  }

  private async delete(name: string) {
    const command = new DeleteObjectCommand(this.object(name));
    await this.attempt('delete', abortSignal => this.client.send(command, { abortSignal }));
  }

  /** Lists the photos below a prefix by name, without `withheld/`. With a delimiter, leaves out subfolders. */
  private async list(prefix: string, Delimiter?: string) {
    const { Bucket, Key: Prefix } = this.object(prefix);
    const photos: { name: string; writtenAt: Date | undefined }[] = [];
    let ContinuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken });
      const page = await this.attempt('list', abortSignal => this.client.send(command, { abortSignal }));
      for (const { Key = '', LastModified } of page?.Contents ?? []) {
        const [, , name] = PHOTO.exec(Key.slice(this.prefix.length)) ?? [];
        if (name) photos.push({ name, writtenAt: LastModified });
      }
      ContinuationToken = page?.NextContinuationToken;
    } while (ContinuationToken);
    return photos;
  }

  private object(name: string) {
    return { Bucket: this.bucket, Key: this.prefix + name };
  }

  private async attempt<Result>(
    operation: string,
    work: (abortSignal: AbortSignal) => Promise<Result>,
    deadlineMs = DEADLINE_MS,
  ) {
    try {
      return await work(AbortSignal.timeout(deadlineMs));
    } catch (error) {
      const { name, code, $metadata } = error as StoreError;
      if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
      const status = $metadata?.httpStatusCode;
      Logger.error(`the bucket of photos did not ${operation}: ${JSON.stringify({ name, code, status })}`);
      if (status === 507 || FULL.test(name)) throw new HttpException(STORAGE_FULL, 507);
      throw new ServiceUnavailableException(UNAVAILABLE);
    }
  }
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();

/** Returns nothing without configured keys: the SDK then finds a profile or the role of the machine. */
const credentialsOf = ({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN }: BucketOptions) =>
  AWS_ACCESS_KEY_ID &&
  AWS_SECRET_ACCESS_KEY && {
    credentials: {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
    },
  };
