/**
 * `npm test` runs the daily tests; `operations`, `journeys`, `faults`, `fuzz` or `bench` as an argument run those
 * instead, and `faults 13` or `faults check 12` run one. With `NX_BASE`, a commit, it tests only what later changes can
 * affect, including operations.
 */
import { CHECKS, hasWork, type ProjectCheck } from './checks.ts';
import { affectedSince } from './nx.ts';
import { onStop } from './process-table.ts';
import { beginLine, endLine, say, secondsSince } from './progress.ts';
import { killTools } from './run.ts';

const [requested, ...args] = process.argv.slice(3);
const command = requested ?? (process.env.NX_BASE ? 'affected' : 'all');

async function main() {
  const affected = command === 'affected' ? await affectedPackages(process.env.NX_BASE as string) : undefined;
  if (!hasWork(command)) say(`No workspace has anything for "${command}" yet.`);
  const totals = { passed: 0, failed: 0 };
  for (const check of hasWork(command) ? checksOf(command) : []) {
    const { passed, failed } = await runCheck(check, affected);
    totals.passed += passed;
    totals.failed += failed;
  }
  say(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed ? 1 : 0;
}

function checksOf(name: string): ProjectCheck[] {
  const checks = CHECKS[name];
  if (!checks)
    throw new Error(`There is no test called ${name}. There are ${Object.keys(CHECKS).join(', ')}.`);
  return checks;
}

async function affectedPackages(base: string) {
  const affected = await affectedSince(base);
  if (affected) say(`Affected by changes since ${base}: ${affected.join(', ') || 'no package'}.`);
  else say(`The commit ${base} is not in this clone, so everything is tested.`);
  return affected;
}

async function runCheck({ title, check }: ProjectCheck, affected?: string[]) {
  const start = performance.now();
  beginLine(`${title}…`);
  const { passed, failed, output = '', cached = '' } = await check(affected, args);
  endLine(`${passed} passed, ${failed} failed, ${secondsSince(start)}${cached}`);
  if (failed) say(`\n${output.trim()}\n`);
  return { passed, failed };
}

onStop(() => {
  killTools();
  process.exit(130);
});
main().catch(error => {
  say(error.message);
  say('0 passed, 1 failed');
  process.exitCode = 1;
});
