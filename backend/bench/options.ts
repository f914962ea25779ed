import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const REVIEWS_PER_PROPERTY = 3;

/** The options of `node bench/run.ts`. */
export interface BenchOptions {
  properties: number;
  reviews: number;
  /** Throw away the database of an earlier run. */
  isFresh: boolean;
  /** Which benchmarks to run. */
  only: string[];
  /** Folder of the database, which later runs use again. */
  folder: string;
}

/** `--homes 2000 --reviews 6000 --only search,http --fresh`, each of them optional. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      homes: { type: 'string', default: '1000000' },
      reviews: { type: 'string' },
      only: { type: 'string', default: 'search,http,admin,exports,writes,places,rekey' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const properties = Number(values.homes);
  return {
    properties,
    reviews: Number(values.reviews ?? properties * REVIEWS_PER_PROPERTY),
    isFresh: values.fresh,
    only: values.only.split(','),
    folder: path.resolve(process.env.DATA_DIR ?? tmpdir(), 'home-truths-bench'),
  };
}
