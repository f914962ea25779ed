import fs from 'node:fs';
import path from 'node:path';

const read = (file: string) => fs.readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8');
const list = read('shell/remote/.browserslistrc');

const NAMES = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};
const versionOf = (browser: string) => new RegExp(`^${browser} >= (.*)$`, 'm').exec(list)?.[1];

test.each(Object.entries(NAMES))(
  'the README names %s as the list of supported browsers does',
  (browser, name) => {
    expect(read('README.md')).toContain(`${name} ${versionOf(browser)}`);
  },
);

test.each([
  ['and_chr', 'chrome'],
  ['and_ff', 'firefox'],
  ['ios_saf', 'safari'],
])('%s is as old as %s', (phone, desktop) => {
  expect(versionOf(phone)).toBe(versionOf(desktop));
});
