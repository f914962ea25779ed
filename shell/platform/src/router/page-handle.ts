export interface Head {
  title: string;
  description?: string;
  /** By default the current path. */
  canonical?: string;
  image?: string;
  /** Schema.org objects; the gateway makes paths in `item` and `url` absolute. */
  jsonLd?: object[];
  noindex?: boolean;
  /** For private data or secrets: pages are never cached, and their URL is not sent as referrer. */
  noStore?: boolean;
}

export interface PageParams {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** The `handle` of a page's route. */
export interface PageHandle {
  /** Reads the query cache, which the loader has filled. */
  head: (page: PageParams) => Head;
  /** Lets devices save the page, which must be the same for everybody. */
  offline?: boolean;
  /**
   * Keeps the page mounted but hidden, so that Back shows it unchanged. For lists whose loader only fills the query
   * cache.
   */
  keepAlive?: boolean;
  /** Fetches code needed before hydration. */
  preload?: () => Promise<unknown>;
  /**
   * True if the server's HTML is complete without that code, which then loads at the first input
   * (shell/docs/architecture/rendering.md).
   */
  deferred?: () => boolean;
  /** Path of the page's header entry, if its URL does not show it. */
  section?: string;
  /** `slim` has a one-line footer without links to other pages. */
  frame?: 'slim';
  /** Names, without extension, of modules that `preload` imports, for preload hints. */
  modules?: string[];
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

export const pageHandleOf = ({ handle }: { handle?: unknown }): PageHandle | undefined =>
  isPageHandle(handle) ? handle : undefined;
