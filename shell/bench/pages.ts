/** A page that the benchmarks open, with its limit. */
export interface BenchPage {
  path: string;
  /** The most JavaScript its first view may transfer (KB, compressed by brotli). */
  scriptsKb: number;
}

/** The pages whose first views are measured. */
export const PAGES = {
  home: { path: '/', scriptsKb: 145 },
  search: { path: '/search?q=brunswick', scriptsKb: 150 },
  property: { path: '/property/1', scriptsKb: 155 },
  guide: { path: '/first-time-renter-guide', scriptsKb: 145 },
  'write review': { path: '/write-review', scriptsKb: 165 },
  login: { path: '/auth/login', scriptsKb: 165 },
} satisfies Record<string, BenchPage>;
