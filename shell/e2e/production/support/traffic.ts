import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { range, repeat } from '../../faults/support/load.ts';
import { expectReviews, makeProperty, register, writeReview } from '../../faults/support/records.ts';
import type { Sender } from '../../faults/support/send.ts';

const READERS = 6;
const WRITERS = 3;
/** Each member votes once for each review. */
const [MEMBERS, VOTED] = [20, 300];
const PAGES = [
  ...['/', '/search', '/search?q=Newtown', '/property/1', '/property/2', '/resources', '/about'],
  ...['/write-review', '/auth/login', '/first-time-renter-guide', '/api/properties/search?sort=rating-low'],
];

/** A file that a page names, with the hash that the page demands of it. */
type Named = Map<string, string>;

/** Every file that a page names: its scripts, preloads and fonts, and the scripts of all remotes. */
function filesOf(html: string): Named {
  const files: Named = new Map(
    [...html.matchAll(/["(](\/[ar]\/[\w./-]+\.\w+)[")]/g)].map(([, url = '']) => [url, '']),
  );
  for (const [, url = '', hash = ''] of html.matchAll(/(?:src|href)="([^"]+)"[^>]* integrity="([^"]+)"/g))
    files.set(url, hash);
  const boot = /<script id="boot"[^>]*>(.+?)<\/script>/s.exec(html)?.[1];
  for (const { base, integrity } of boot ? JSON.parse(boot).remotes : [])
    for (const [file, hash] of Object.entries<string>(integrity)) files.set(base + file, hash);
  return files;
}

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Readers, who fetch pages with every file that these name, and writers. Each request is sent once and counted; writes
 * that fail are sent again, as pages do.
 */
export class Traffic implements Sender {
  requests = 0;
  readonly failures: string[] = [];
  /** What pages named, but was not served as they named it. */
  readonly missing = new Set<string>();
  readonly named: Named = new Map();
  /** When the latest acknowledged write was begun. */
  acknowledgedAt = 0;
  acknowledged = 0;
  private readonly site: Sender;
  private readonly titles: string[] = [];
  private votes = 0;
  private properties: number[] = [];
  private reviews: number[] = [];
  private members: Awaited<ReturnType<typeof register>>[] = [];
  private isOver = false;
  private running: Promise<unknown>[] = [];

  constructor(site: Sender) {
    this.site = site;
  }

  async send(...request: Parameters<Sender['send']>) {
    const [method, url] = request;
    this.requests++;
    const fail = (reason: unknown) =>
      this.failures.push(`${new Date().toISOString()} ${method} ${url}: ${reason}`);
    try {
      const response = await this.site.send(...request);
      if (!response.ok) fail(response.status);
      // the whole response counts
      return new Response(await response.arrayBuffer(), response);
    } catch (error) {
      fail((error as Error).cause ?? error);
      throw error;
    }
  }

  /** Starts readers and writers. */
  async start() {
    this.properties = await repeat(WRITERS, WRITERS, n => makeProperty(this, n));
    this.members = await repeat(MEMBERS, 4, n => register(this, n));
    this.reviews = await repeat(VOTED, 4, async n => {
      const title = `Review ${n} to vote for`;
      const { body } = await writeReview(this, this.properties[n % WRITERS] as number, title);
      this.titles.push(title);
      return body.id as number;
    });
    this.running = [
      ...range(READERS).map(n =>
        this.untilOver(n, count => this.read(PAGES[count % PAGES.length] as string)),
      ),
      ...range(WRITERS).map(n => this.untilOver(n, count => this.write(n, count))),
      this.untilOver(0, count => this.vote(count)),
    ];
  }

  private async untilOver(first: number, work: (count: number) => Promise<unknown>) {
    try {
      for (let count = first; !this.isOver; count++) await work(count);
    } catch (error) {
      this.failures.push(String(error));
    }
  }

  private async read(url: string) {
    const response = await this.send('GET', url).catch(() => undefined);
    if (!response?.ok || !response.headers.get('content-type')?.startsWith('text/html')) return;
    const files = filesOf(await response.text());
    assert.ok(files.size > 5, `${url} names no scripts`);
    for (const [file, hash] of files) {
      this.named.set(file, hash);
      await this.fetchFile(file, hash);
    }
  }

  /** Fetches a file that a page named. */
  async fetchFile(file: string, hash: string) {
    const response = await this.send('GET', file).catch(() => undefined);
    const content = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
    if (!response?.ok || (hash && hashOf(content) !== hash)) this.missing.add(file);
  }

  private async write(writer: number, count: number) {
    const title = `Review ${count} of writer ${writer}`;
    const at = performance.now();
    await writeReview(this, this.properties[writer] as number, title);
    this.titles.push(title);
    this.acknowledge(at);
  }

  /** Somebody who is signed in reads who they are, and votes. */
  private async vote(count: number) {
    const member = this.members[count % MEMBERS];
    const me = await this.send('GET', '/api/auth/me', undefined, member?.headers).catch(() => undefined);
    const text = await me?.text();
    if (me?.ok && !text?.includes(`"id":${member?.id}`)) this.failures.push(`a session was lost: ${text}`);
    const pair = Math.floor(count / MEMBERS);
    if (pair >= VOTED) return;
    const at = performance.now();
    const url = `/api/reviews/${this.reviews[pair]}/helpful`;
    // without a key, as the button sends it
    while (!(await this.send('POST', url, { count: 1 }, member?.headers).catch(() => undefined))?.ok)
      await sleep(50);
    this.votes++;
    this.acknowledge(at);
  }

  private acknowledge(at: number) {
    this.acknowledgedAt = Math.max(this.acknowledgedAt, at);
    this.acknowledged++;
  }

  /** Ends readers and writers, and checks that each acknowledged review and vote counts exactly once. */
  async end() {
    this.isOver = true;
    await Promise.all(this.running);
    const listed = await expectReviews(this, this.properties, this.titles);
    const votes = listed.reduce((total, { helpfulCount }) => total + helpfulCount, 0);
    assert.equal(votes, this.votes);
    return { reviews: this.titles.length, votes };
  }
}
