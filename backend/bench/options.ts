import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const REVIEWS_PER_HOME = 3;

/** What `node bench/run.ts` is asked to do. */
export interface BenchOptions {
  homes: number;
  reviews: number;
  /** Throw away the database of an earlier run. */
  isFresh: boolean;
  /** Which benchmarks to run. */
  only: string[];
  /** Folder that keeps the database between runs. */
  folder: string;
}

/** `--homes 2000 --reviews 6000 --only search,http --fresh`, each of them optional. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      homes: { type: 'string', default: '1000000' },
      reviews: { type: 'string' },
      only: { type: 'string', default: 'search,http,admin,writes' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const homes = Number(values.homes);
  return {
    homes,
    reviews: Number(values.reviews ?? homes * REVIEWS_PER_HOME),
    isFresh: values.fresh,
    only: values.only.split(','),
    folder: path.resolve(process.env.DATA_DIR ?? tmpdir(), 'home-truths-bench'),
  };
}
