import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { ROOT, repositoryPath } from './paths.ts';
import { say } from './progress.ts';
import { type Proof, patternOf, runProofs, type TestRun } from './proofs.ts';

const TABLE = 'shell/docs/security/faults.json';
const FAULTS_TAG = '@faults';

const Table = z.record(
  z.string(),
  z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      proofs: z._default(z.record(z.string(), z.array(z.string())), {}),
      /** The command that proves the row, such as `npm run test:production -- m`; the row is only listed here. */
      later: z.optional(z.string()),
    }),
  ),
);

/** A row such as `fault 13`, `check 12` or `figure 2`, or `other` for tests without one. */
interface Row {
  kind: string;
  number: number | '';
  title: string;
  proofs: Proof[];
  later?: string | undefined;
}

function readTable(): Row[] {
  const table = Table.parse(JSON.parse(readFileSync(repositoryPath(TABLE), 'utf8')));
  return Object.entries(table).flatMap(([kind, rows]) =>
    rows.map(({ proofs, ...row }) => ({
      kind,
      ...row,
      proofs: Object.entries(proofs).flatMap(([file, tests]) => tests.map(test => ({ file, test }))),
    })),
  );
}

/** Selects all rows, or some by `13`, `1 2 3`, `check` or `check 12`. */
export function chooseRows(rows: Row[], args: string[]) {
  if (!args.length) return rows;
  const isNumber = (arg: string) => /^\d+$/.test(arg);
  const kind = args.find(arg => !isNumber(arg)) ?? 'fault';
  const ofKind = rows.filter(row => row.kind === kind);
  if (!ofKind.length) {
    const kinds = [...new Set(rows.map(row => row.kind))].join(', ');
    throw new Error(`"${kind}" is neither a number nor a kind in ${TABLE} (${kinds}).`);
  }
  const numbers = args.filter(isNumber);
  if (!numbers.length) return ofKind;
  return numbers.map(number => {
    const chosen = ofKind.find(row => String(row.number) === number);
    if (chosen) return chosen;
    throw new Error(`There is no ${kind} ${number} in ${TABLE}. Without a number all of them are run.`);
  });
}

const isProof = ({ file, test }: Proof, ran: TestRun) =>
  ran.file === repositoryPath(file) && new RegExp(`^${patternOf(test)}$`).test(ran.title);

/** A row passes only if all its tests ran and none failed. */
function resultOf({ proofs, ...row }: Row, tests: TestRun[]) {
  if (row.later) return { ...row, status: 'later', ms: 0, reasons: [] as string[] };
  const proofRuns = proofs.map(proof => ({ ...proof, ran: tests.filter(test => isProof(proof, test)) }));
  const ran = proofRuns.flatMap(proof => proof.ran);
  const reasons = proofRuns.flatMap(({ file, test, ran }) =>
    ran.length
      ? ran
          .filter(({ status }) => status === 'failed')
          .map(({ title, reason }) => `${file}: ${title}\n${reason}`)
      : [`${file}: "${test}" did not run`],
  );
  const isSkipped = !reasons.length && ran.every(({ status }) => status === 'skipped');
  const status = reasons.length ? 'FAIL' : isSkipped ? 'skipped' : 'pass';
  return { ...row, status, reasons, ms: ran.reduce((total, { ms }) => total + ms, 0) };
}

/** Returns a row per file for tests that no row names. */
function othersOf(rows: Row[], tests: TestRun[]) {
  const proofs = rows.flatMap(row => row.proofs);
  const others = tests.filter(
    test => test.status !== 'skipped' && !proofs.some(proof => isProof(proof, test)),
  );
  return [...new Set(others.map(({ file }) => file))].map(file => {
    const named = others.filter(test => test.file === file).map(({ title }) => title);
    const title = file ? path.relative(ROOT, file) : 'a runner, outside of its tests';
    const proofs = named.map(test => ({ file: path.relative(ROOT, file), test }));
    return resultOf({ kind: 'other', number: '', title, proofs }, tests);
  });
}

const formatRow = ({ kind, number, title, status, ms, later }: ReturnType<typeof resultOf>) =>
  `${kind.padEnd(6)} ${String(number).padStart(2)}  ${status.padEnd(7)} ${(ms / 1000).toFixed(1).padStart(6)} s  ` +
  title +
  (later ? ` (${later})` : '');

/** Runs the tests that `faults.json` names, and counts its rows. */
export async function checkFaults(args: string[], isWanted: (proof: Proof) => boolean = () => true) {
  const rows = chooseRows(readTable(), args)
    .map(row => ({ ...row, proofs: row.proofs.filter(isWanted) }))
    .filter(({ proofs, later }) => proofs.length || later);
  const proofs = rows.flatMap(row => row.proofs);
  const tests = await runProofs(proofs, args.length ? [] : [FAULTS_TAG], config =>
    say(`  ${path.dirname(config)}`),
  );
  const results = [...rows.map(row => resultOf(row, tests)), ...othersOf(rows, tests)];
  for (const row of results) say(formatRow(row));
  const count = (wanted: string) => results.filter(({ status }) => status === wanted).length;
  const output = results.flatMap(({ reasons }) => reasons).join('\n\n');
  return { passed: count('pass'), failed: count('FAIL'), output };
}
