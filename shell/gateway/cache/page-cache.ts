import { concerns } from '@home-truths/contract';
import { LRUCache } from 'lru-cache';
import type { SharedDocument } from '../http/send.ts';
import type { PageView } from '../releases/canary-views.ts';
import type { ChangeSource } from './change-stream.ts';
import type { ReusableDocument } from './reusable-document.ts';

/** Bytes of all entries, and the time after which a page is rendered again. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = 5 * 60_000;
const ENTRY_OVERHEAD_BYTES = 2_000;

/** A page that is the same for all visitors who are not signed in. */
export interface SharedPage extends SharedDocument {
  route: string;
  view: PageView;
  /** Tags whose change drops the page. Undefined if something failed: then only the waiting visitors get the page. */
  tags: ReadonlySet<string> | undefined;
}

type CachedPage = SharedPage & { tags: ReadonlySet<string> };
const mayBeStored = (page: SharedPage | undefined): page is CachedPage => page?.tags !== undefined;

type Render = (signal: AbortSignal) => Promise<SharedPage | undefined>;

interface Rendering {
  page: Promise<SharedPage | undefined>;
  abort: AbortController;
  waiting: number;
}

/** Holds rendered pages until what they show changes. Do not use it while changes may be missed. */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ document }, key) => document.size + key.length + ENTRY_OVERHEAD_BYTES,
  });
  private readonly renderings = new Map<string, Rendering>();

  private readonly changes: ChangeSource;

  constructor(changes: ChangeSource) {
    this.changes = changes;
    changes.follow(tags => this.drop(tags));
  }

  get isUsable(): boolean {
    return this.changes.isComplete();
  }

  /** Returns a stored page and counts the request, because frequent documents are compressed further. */
  get(key: string): CachedPage | undefined {
    const page = this.pages.get(key);
    void page?.document.countRequest()?.then(() => {
      const current = this.pages.peek(key);
      // a new object makes the cache compute the size again
      if (current?.document === page.document) this.pages.set(key, { ...current }, { noUpdateTTL: true });
    });
    return page;
  }

  /**
   * Renders a page once for all waiting visitors, and stores it unless something has changed meanwhile.
   * @param signal rendering stops when all waiting visitors have left
   * @returns undefined if the page is not for everyone, or another visitor's rendering failed
   */
  async renderOnce(key: string, signal: AbortSignal, render: Render): Promise<SharedPage | undefined> {
    const current = this.renderings.get(key);
    if (!current) return this.waitFor(key, this.startRendering(key, render), signal);
    return this.waitFor(key, current, signal).catch(() => {
      signal.throwIfAborted();
      return undefined;
    });
  }

  documents(): ReusableDocument[] {
    return [...this.pages.values()].map(({ document }) => document);
  }

  private startRendering(key: string, render: Render) {
    const abort = new AbortController();
    const rendering: Rendering = { page: render(abort.signal), abort, waiting: 0 };
    this.renderings.set(key, rendering);
    const finish = (page?: SharedPage) => {
      if (this.renderings.get(key) !== rendering) return;
      this.renderings.delete(key);
      if (mayBeStored(page) && this.isUsable) this.pages.set(key, page);
    };
    rendering.page.then(finish, () => finish());
    return rendering;
  }

  private async waitFor(key: string, rendering: Rendering, signal: AbortSignal) {
    const { promise: departure, reject } = Promise.withResolvers<never>();
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    rendering.waiting++;
    try {
      signal.throwIfAborted();
      return await Promise.race([rendering.page, departure]);
    } finally {
      signal.removeEventListener('abort', leave);
      if (!--rendering.waiting) {
        if (this.renderings.get(key) === rendering) this.renderings.delete(key);
        rendering.abort.abort();
      }
    }
  }

  private drop(tags: readonly string[] | undefined) {
    // a page that is being rendered may have read data from before the change
    this.renderings.clear();
    if (!tags) return this.pages.clear();
    for (const [key, page] of [...this.pages.entries()])
      if (tags.some(tag => concerns(tag, page.tags))) this.pages.delete(key);
  }
}
