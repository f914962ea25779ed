import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A jest reporter that writes the totals of a run where `npm test` expects them, named by TEST_REPORT. */
export default class JestTotals {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results;
    const totals = { numPassedTests, numFailedTests, numRuntimeErrorTestSuites };
    const file = path.resolve(process.env.TEST_REPORT);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(totals));
  }
}
