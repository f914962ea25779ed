/**
 * `npm test`: every check of the project, from a fresh checkout. Runs on the system's Node 20 with nothing installed.
 * `journeys`, `faults` and `bench` as an argument run those instead; `faults 13` and `faults check 12` run that one alone. With `NX_BASE`, a commit, only what changes since then can
 * touch is tested. The last line is `N passed, N failed`.
 */
import { CHECKS, hasWork } from './commands/checks.mjs';
import { install } from './commands/install.mjs';
import { affectedSince } from './commands/nx.mjs';
import { beginLine, endLine, say, secondsSince } from './commands/progress.mjs';
import { killTools } from './commands/run.mjs';

const [command = 'all', ...args] = process.argv.slice(2);

async function main() {
  await install();
  const totals = { passed: 0, failed: 0 };
  const affected = command === 'all' ? await affectedPackages() : undefined;
  if (!hasWork(command)) say(`No workspace has anything for "${command}" yet.`);
  for (const check of hasWork(command) ? CHECKS[command] : []) add(totals, await runCheck(check, affected));
  say(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed ? 1 : 0;
}

/** Undefined means all. */
async function affectedPackages() {
  const { NX_BASE } = process.env;
  if (!NX_BASE) return undefined;
  const affected = await affectedSince(NX_BASE);
  if (affected) say(`Affected by changes since ${NX_BASE}: ${affected.join(', ') || 'no package'}.`);
  else say(`The commit ${NX_BASE} is not in this clone, so everything is tested.`);
  return affected;
}

async function runCheck({ title, check }, affected) {
  const start = performance.now();
  beginLine(`${title}…`);
  const { passed, failed, output } = await check(affected, args);
  endLine(`${passed} passed, ${failed} failed, ${secondsSince(start)}`);
  if (failed) say(`\n${output.trim()}\n`);
  return { passed, failed };
}

function add(totals, { passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    killTools();
    process.exit(130);
  });
}
main().catch(error => {
  say(error.message);
  say('0 passed, 1 failed');
  process.exitCode = 1;
});
