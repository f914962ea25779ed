import { LRUCache } from 'lru-cache';
import type { SharedDocument } from '../http/send.ts';
import type { ChangeSource } from './change-stream.ts';
import type { ReusableDocument } from './reusable-document.ts';

/** Memory for documents (bytes), and the longest time for which one is used. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = 5 * 60_000;
/** What an entry needs besides its document (bytes). */
const ENTRY_BYTES = 2_000;

/** A page as every visitor gets it who has no cookie of their own. */
export interface SharedPage extends SharedDocument {
  /** How it is counted. */
  route: string;
  /**
   * What it shows (`CACHE_TAG_HEADER`): it is dropped when that changes. Without them, since something failed, it is for
   * those who wait for it and is not stored.
   */
  tags: ReadonlySet<string> | undefined;
}

type CachedPage = SharedPage & { tags: ReadonlySet<string> };
const mayBeStored = (page: SharedPage | undefined): page is CachedPage => page?.tags !== undefined;

type Render = (signal: AbortSignal) => Promise<SharedPage | undefined>;

/** A rendering, and how many visitors wait for it. */
interface Rendering {
  page: Promise<SharedPage | undefined>;
  abort: AbortController;
  waiting: number;
}

/** Whether a change concerns what a page shows. */
function concerns(changed: string, shown: ReadonlySet<string>) {
  const table = changed.split('/')[0] as string;
  if (shown.has(changed) || shown.has(table)) return true;
  return changed === table && [...shown].some(tag => tag.startsWith(`${table}/`));
}

/** Holds rendered pages until what they show changes; while changes may be missed it is not to be used. */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ document }, key) => document.size + key.length + ENTRY_BYTES,
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

  /** The page of a key, if it is here. Each request of it counts: the document is compressed for those that follow. */
  get(key: string): CachedPage | undefined {
    const page = this.pages.get(key);
    void page?.document.countRequest()?.then(() => {
      const current = this.pages.peek(key);
      // as another object, so that its size is counted anew
      if (current?.document === page.document) this.pages.set(key, { ...current }, { noUpdateTTL: true });
    });
    return page;
  }

  /**
   * Renders a page once for all who request it meanwhile, and stores it, unless something has changed since it began.
   * @param signal of the visitor; the rendering is aborted when all who wait for it have left
   * @param render resolves with undefined where the page is not for everyone
   * @returns undefined where it is not, or where the rendering that another visitor began has failed
   * @throws what the visitor's own rendering throws; the reason of the signal
   */
  async share(key: string, signal: AbortSignal, render: Render): Promise<SharedPage | undefined> {
    const current = this.renderings.get(key);
    if (!current) return this.wait(key, this.begin(key, render), signal);
    return this.wait(key, current, signal).catch(() => {
      signal.throwIfAborted();
      return undefined;
    });
  }

  /** All documents, for the test that nobody's data are among them. */
  documents(): ReusableDocument[] {
    return [...this.pages.values()].map(({ document }) => document);
  }

  private begin(key: string, render: Render) {
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

  /** Waits until a page is rendered or the visitor has left. */
  private async wait(key: string, rendering: Rendering, signal: AbortSignal) {
    const { promise: left, reject } = Promise.withResolvers<never>();
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    rendering.waiting++;
    try {
      signal.throwIfAborted();
      return await Promise.race([rendering.page, left]);
    } finally {
      signal.removeEventListener('abort', leave);
      if (!--rendering.waiting) {
        if (this.renderings.get(key) === rendering) this.renderings.delete(key);
        rendering.abort.abort();
      }
    }
  }

  private drop(tags: readonly string[] | undefined) {
    // what is being rendered may have been read before the change
    this.renderings.clear();
    if (!tags) return this.pages.clear();
    for (const [key, page] of [...this.pages.entries()])
      if (tags.some(tag => concerns(tag, page.tags))) this.pages.delete(key);
  }
}
