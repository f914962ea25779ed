import { withClient } from './connect.ts';
import { mean, percentile, printLine } from './machine.ts';
import { measuredProduct } from './product.ts';
import { type BenchQuery, EXTREME_QUERIES, queries } from './queries.ts';

const WARM_UP_ROUNDS = 8;
const ROUNDS = 25;

interface Measured {
  title: string;
  /** CPU milliseconds in PostgreSQL of each repetition. */
  times: number[];
  isRight: boolean;
  total: string;
}

/**
 * CPU time in PostgreSQL for each search, all statements of it together: what the server itself reports
 * (`log_statement_stats`, that is getrusage of the serving process) for parsing, planning and running, over one
 * connection with prepared statements as the API has them. All queries take turns, so that plans meet all kinds
 * of values; the first rounds, in which pages and plans are cached, do not count.
 */
export async function benchSearch(url: string) {
  const realistic = await withClient(url, queries);
  const workersBefore = await parallelWorkers(url);
  const measured = await measure(url, [...realistic, ...EXTREME_QUERIES]);
  printLine('\nSearch: CPU ms in PostgreSQL (mean and worst of the repetitions)');
  const counted = measured.slice(0, realistic.length);
  for (const result of counted) printResult(result);
  printSummary(counted);
  printLine('Beyond what people do, not counted:');
  for (const result of measured.slice(realistic.length)) printResult(result);
  printLine(
    `Parallel workers, whose CPU time nobody would have counted: ${(await parallelWorkers(url)) - workersBefore}`,
  );
}

async function measure(url: string, searches: readonly BenchQuery[]) {
  const product = await measuredProduct(url);
  const measured = searches.map(({ title }): Measured => ({ title, times: [], isRight: false, total: '' }));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const [index, { search, isRight }] of searches.entries()) {
      const result = measured[index] as Measured;
      product.readMs();
      const found = await product.search.search({ ...search });
      if (round >= 0) result.times.push(product.readMs());
      result.isRight = isRight(found);
      result.total = found.total;
    }
  await product.close();
  return measured;
}

const ms = (value: number) => value.toFixed(2).padStart(8);

const printResult = ({ title, times, isRight, total }: Measured) =>
  printLine(
    `  ${title.padEnd(38)}${ms(mean(times))}${ms(Math.max(...times))}  ${total.padStart(5)} found${isRight ? '' : '  WRONG'}`,
  );

function printSummary(measured: readonly Measured[]) {
  const means = measured.map(({ times }) => mean(times));
  const right = measured.filter(({ isRight }) => isRight).length;
  printLine(`  mean${ms(mean(means))}   p95${ms(percentile(means, 0.95))}   worst${ms(Math.max(...means))}`);
  printLine(`  answered right: ${right} of ${measured.length}`);
}

const parallelWorkers = (url: string) =>
  withClient(url, async client => {
    const { rows } = await client.query(
      'select parallel_workers_launched::int as launched from pg_stat_database where datname = current_database()',
    );
    return rows[0].launched as number;
  });
