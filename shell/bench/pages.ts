/** A page that the benchmarks open, with its limits for JavaScript (KB transferred, compressed by brotli). */
export interface BenchPage {
  path: string;
  /** What its first view should transfer at most. */
  scriptsKb: number;
  /** What it transfers at most so far: the end-to-end tests hold it. */
  scriptsLimitKb: number;
}

/** The pages whose first views are measured. */
export const PAGES = {
  home: { path: '/', scriptsKb: 145, scriptsLimitKb: 175 },
  search: { path: '/search?q=brunswick', scriptsKb: 150, scriptsLimitKb: 181 },
  suburb: { path: '/suburb/vic/st-kilda-3182', scriptsKb: 160, scriptsLimitKb: 175 },
  property: { path: '/property/1', scriptsKb: 155, scriptsLimitKb: 170 },
  guide: { path: '/first-time-renter-guide', scriptsKb: 145, scriptsLimitKb: 171 },
  'write review': { path: '/write-review', scriptsKb: 165, scriptsLimitKb: 169 },
  login: { path: '/auth/login', scriptsKb: 165, scriptsLimitKb: 167 },
} satisfies Record<string, BenchPage>;
