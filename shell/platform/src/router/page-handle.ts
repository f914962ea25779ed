/** The document head of a page. */
export interface Head {
  title: string;
  description?: string;
  /** Path of the page's canonical URL; the current path when absent. */
  canonical?: string;
  /** Path or URL of a picture for link previews. */
  image?: string;
  /** Structured data (schema.org), one object per script. A path that is an `item` or a `url` becomes absolute. */
  jsonLd?: object[];
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** The page is cached nowhere and its URL is not sent as referrer: it holds private data or a secret. */
  noStore?: boolean;
}

/** The route params and search params with which a page is shown. */
export interface PageParams {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** The `handle` of a route: how its head is derived from the query cache that its loader filled. */
export interface PageHandle {
  head: (page: PageParams) => Head;
  /** The page is the same for everybody, and the device may save it for reading offline. */
  offline?: boolean;
  /**
   * Back shows the page as it was left: it stays mounted, hidden, while other pages are open. For lists whose loader only
   * fills the query cache.
   */
  keepAlive?: boolean;
  /** Fetches code that the page needs before hydration. */
  preload?: () => Promise<unknown>;
  /**
   * Whether the page from the server is complete without that code, so that it is not loaded before the first input. The
   * document hints none of `modules` then. The page's `LazyPart` takes the same function.
   */
  deferred?: () => boolean;
  /** Path of the page in the header's navigation that this one belongs to, where its URL does not say so. */
  section?: string;
  /** What surrounds the page; `slim` is a footer of one line, without links to other parts of the site. */
  frame?: 'slim';
  /** The modules that `preload` imports, by file name without extension: the document preloads their scripts. */
  modules?: string[];
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

/** For the shell: the page handle of a route or match, if it has one. */
export const pageHandleOf = ({ handle }: { handle?: unknown }): PageHandle | undefined =>
  isPageHandle(handle) ? handle : undefined;
