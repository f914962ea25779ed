import { LIMITS } from '@home-truths/contract';
import type { SearchService } from '../src/properties/search/search.service.ts';
import { withClient } from './connect.ts';
import { mean, percentile, printLine } from './machine.ts';
import {
  HELD_OUT_QUERIES,
  LATER_QUERIES,
  LATER_SUGGESTION_QUERIES,
  LATEST_QUERIES,
  NEWEST_QUERIES,
  SUGGESTION_QUERIES,
  TUNED_QUERIES,
} from './other-queries.ts';
import { parallelWorkers } from './parallel-workers.ts';
import { measuredProduct } from './product.ts';
import { type BenchQuery, EXTREME_QUERIES, queries } from './queries.ts';

const WARM_UP_ROUNDS = 8;
const ROUNDS = 25;

interface Outcome {
  isRight: boolean;
  total: string;
  rowCount: number;
}

interface Measured extends Outcome {
  title: string;
  /** CPU milliseconds in PostgreSQL of each repetition. */
  times: number[];
}

interface Goal {
  mean: number;
  worst: number;
}

/** CPU milliseconds in PostgreSQL with a million properties. */
const GOALS = {
  realistic: { mean: 15, worst: 60 },
  others: { mean: 30, worst: 150 },
  suggestions: { mean: 4, worst: 20 },
};

/**
 * CPU time in PostgreSQL for each search and each list of suggestions, all statements of it together: what the server
 * itself reports (`log_statement_stats`, that is getrusage of the serving process) for parsing, planning and running,
 * over one connection with prepared statements as the API has them. All take turns, so that plans meet all kinds of
 * values; the first rounds, in which pages and plans are cached, do not count.
 * @param smaller a database with so many times fewer properties, in which the same is measured to see what grows
 */
export async function benchSearch(url: string, smaller: { url: string; times: number }) {
  const workersBefore = await parallelWorkers(url);
  const groups = await measureAll(url);
  const { realistic: counted, tuned, heldOut, later, latest, newest, extreme } = groups;
  const { suggestions, laterSuggestions } = groups;
  printLine('\nSearch: CPU ms in PostgreSQL (mean and worst of the repetitions)');
  printGroup('Realistic searches', counted, GOALS.realistic);
  printGroup('Other searches, those that the statements were tuned with', tuned, GOALS.others);
  printGroup('Other searches, held out', heldOut, GOALS.others);
  printGroup('Other searches, written later and held out', later, GOALS.others);
  printGroup('Other searches, written last and held out', latest, GOALS.others);
  printGroup('Other searches, the hardest', newest, GOALS.others);
  printSummary('All other searches', [...tuned, ...heldOut, ...later, ...latest, ...newest], GOALS.others);
  printGroup('Beyond what people do', extreme);
  printGroup('Suggestions', suggestions, GOALS.suggestions);
  printGroup('Suggestions, written later and held out', laterSuggestions, GOALS.suggestions);
  printLine(
    `Parallel workers, whose CPU time nobody would have counted: ${(await parallelWorkers(url)) - workersBefore} (wanted 0)`,
  );
  const few = Object.values(await measureAll(smaller.url)).flat();
  printGrowth(few, Object.values(groups).flat(), smaller.times);
}

/** A search that needs more than this share of what it would need in proportion to the data counts as linear. */
const LINEAR_SHARE = 0.25;
const GROWTH_SHOWN = 5;

/** Prints how much more CPU time each search needs in a larger database; a page that the smaller one lacks is left out. */
function printGrowth(few: readonly Measured[], many: readonly Measured[], times: number) {
  const growth = many
    .flatMap((later, index) => {
      const before = few[index];
      if (!before?.rowCount) return [];
      const { title } = later;
      return [{ title, before: mean(before.times), later: mean(later.times) }];
    })
    .map(each => ({ ...each, factor: each.later / each.before }))
    .toSorted((a, b) => b.factor - a.factor);
  printLine(`Growth with ${times} times as many properties, largest first:`);
  for (const { title, before, later, factor } of growth.slice(0, GROWTH_SHOWN))
    printLine(`  ${title.padEnd(38)}${ms(before)}${ms(later)}  ${factor.toFixed(1)} ×`);
  const limit = 1 + (times - 1) * LINEAR_SHARE;
  const linear = growth.filter(({ factor }) => factor > limit);
  printLine(`  more than ${limit} times as much: ${linear.length} of ${growth.length} (wanted 0)`);
}

const measureAll = async (url: string) =>
  measure(url, {
    realistic: await withClient(url, queries),
    tuned: TUNED_QUERIES,
    heldOut: HELD_OUT_QUERIES,
    later: LATER_QUERIES,
    latest: LATEST_QUERIES,
    newest: NEWEST_QUERIES,
    extreme: EXTREME_QUERIES,
  });

type SuggestionGroup = 'suggestions' | 'laterSuggestions';
type Groups<Name extends string> = Record<Name, readonly BenchQuery[]>;

async function measure<Name extends string>(url: string, groups: Groups<Name>) {
  const product = await measuredProduct(url);
  const { search } = product;
  const tasks = (Object.entries(groups) as [Name, readonly BenchQuery[]][]).flatMap(([group, searches]) =>
    searches.map(query => createTask(group, query.title, () => runSearch(search, query))),
  );
  const suggesting = (
    [
      ['suggestions', SUGGESTION_QUERIES],
      ['laterSuggestions', LATER_SUGGESTION_QUERIES],
    ] as const
  ).flatMap(([group, texts]) =>
    texts.map(typed => createTask(group, typed, () => runSuggestions(search, typed))),
  );
  const all = [...tasks, ...suggesting];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const { run, measured } of all) {
      product.readMs();
      const outcome = await run();
      const time = product.readMs();
      if (round >= 0) measured.times.push(time);
      Object.assign(measured, outcome);
    }
  await product.close();
  const byGroup = Object.groupBy<Name | SuggestionGroup, (typeof all)[number]>(all, ({ group }) => group);
  return Object.fromEntries(
    Object.entries(byGroup).map(([group, entries]) => [
      group,
      (entries as typeof all).map(({ measured }) => measured),
    ]),
  ) as Record<Name | SuggestionGroup, Measured[]>;
}

const createTask = <Group>(group: Group, title: string, run: () => Promise<Outcome>) => ({
  group,
  run,
  measured: { title, times: [], isRight: false, total: '', rowCount: 0 } as Measured,
});

async function runSearch(service: SearchService, { search, isRight }: BenchQuery): Promise<Outcome> {
  const found = await service.search({ ...search });
  return { isRight: isRight(found), total: found.total, rowCount: found.rows.length };
}

/** That suggestions are the right ones is for their tests to say. */
async function runSuggestions(service: SearchService, typed: string): Promise<Outcome> {
  const { length } = await service.suggest({ q: typed });
  return { isRight: length <= LIMITS.suggestions, total: String(length), rowCount: length };
}

const ms = (value: number) => value.toFixed(2).padStart(8);

const printResult = ({ title, times, isRight, total }: Measured) =>
  printLine(
    `  ${title.padEnd(38)}${ms(mean(times))}${ms(Math.max(...times))}  ${total.padStart(5)} found${isRight ? '' : '  WRONG'}`,
  );

function printGroup(title: string, results: readonly Measured[], goal?: Goal) {
  printLine(`${title}:`);
  for (const result of results) printResult(result);
  printSummary(title, results, goal);
}

function printSummary(title: string, results: readonly Measured[], goal?: Goal) {
  const means = results.map(({ times }) => mean(times));
  const right = results.filter(({ isRight }) => isRight).length;
  const wanted = (value: number | undefined) => (value === undefined ? '' : ` (wanted ${value})`);
  printLine(
    `  ${title}: mean${ms(mean(means))}${wanted(goal?.mean)}   p95${ms(percentile(means, 0.95))}   worst${ms(Math.max(...means))}${wanted(goal?.worst)}   right: ${right} of ${results.length}`,
  );
}
