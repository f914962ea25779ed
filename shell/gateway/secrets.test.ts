import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const OWN = 'shell/gateway/secrets.test.ts';

/** How keys look that somebody was given, and addresses with a password in them that is no example. */
const KEYS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}/,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  /\bsk_live_[A-Za-z0-9]{16,}/,
  /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\./,
  /\b(postgres(ql)?|smtps?):\/\/[^\s:@/'"`]+:(?!password@)[^\s:@/'"`$]{6,}@/,
];
const STORED_ELSEWHERE = /(^|\/)(\.env(?!\.example$)(\..*)?|id_\w+|.*\.(pem|key|p12|pfx))$/;

const git = (...flags: string[]) =>
  execFileSync('git', flags, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\0').filter(Boolean);
const tracked = git('ls-files', '-z');

/** What was built, where it is built. */
const built = ['shell/dist', 'backend/dist', ...fs.globSync('mf-*/dist', { cwd: root })].flatMap(dir =>
  fs.globSync(`${dir}/**/*.{js,cjs,mjs,css,json,map}`, { cwd: root }),
);

const holdsKey = (file: string) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  return KEYS.some(key => key.test(text));
};

test('no file of the repository and of the builds holds a key or a password of somebody', () => {
  expect(tracked.filter(file => STORED_ELSEWHERE.test(file))).toEqual([]);
  expect([...tracked, ...built].filter(file => file !== OWN && holdsKey(file))).toEqual([]);
});

test('no build for browsers hands out a source map', () => {
  const forBrowsers = built.filter(file => !file.startsWith('backend/') && !file.includes('/server/'));
  expect(forBrowsers.filter(file => file.endsWith('.map'))).toEqual([]);
});
