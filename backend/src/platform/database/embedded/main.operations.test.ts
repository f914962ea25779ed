import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WATCHDOG = path.join(import.meta.dirname, 'main.ts');
const PARENT = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(WATCHDOG)}],
  { stdio: ['pipe', 'inherit', 'inherit'] })`;
const dir = mkdtempSync(path.join(tmpdir(), 'home-truths-watchdog-'));

interface Started {
  child: ChildProcess;
  appUrl: string;
  ownerUrl: string;
  passwordFile: string;
  reused: boolean;
  postgres: number;
}

async function started(args: string[]): Promise<Started> {
  const env = { ...process.env, DATA_DIR: dir };
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const pidFile = path.join(dir, 'postgres', 'cluster', 'postmaster.pid');
  return { child, ...JSON.parse(line), postgres: Number(readFileSync(pidFile, 'utf8').split('\n')[0]) };
}

async function gone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (!isAlive(pid)) return true;
    await sleep(50);
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

beforeAll(() => chmodSync(dir, 0o755));
afterAll(() => rmSync(dir, { recursive: true }));

it('stops PostgreSQL when its input ends', async () => {
  const { child, appUrl, ownerUrl, postgres } = await started([WATCHDOG]);
  expect(appUrl).toMatch(/^postgres:\/\/home_truths_app@127\.0\.0\.1:\d+\/home_truths$/);
  expect(ownerUrl).toMatch(/^postgres:\/\/home_truths_owner@127\.0\.0\.1:\d+\/home_truths$/);
  child.stdin?.end();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(await gone(postgres)).toBe(true);
});

it('shows the passwords to nobody but its own user', async () => {
  const { child, passwordFile, ...rest } = await started([WATCHDOG]);
  const passwords = Object.values<string>(JSON.parse(readFileSync(passwordFile, 'utf8')));
  expect(passwords).toHaveLength(3);
  for (const password of passwords) {
    expect(Buffer.from(password, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(rest)).not.toContain(password);
  }
  expect(statSync(passwordFile)).toMatchObject({ uid: process.getuid?.(), mode: 0o100_600 });
  child.stdin?.end();
  await once(child, 'exit');
});

it('stops PostgreSQL on SIGTERM', async () => {
  const { child, postgres } = await started([WATCHDOG]);
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(await gone(postgres)).toBe(true);
});

it('leaves no server behind when its parent is killed', async () => {
  const { child, postgres } = await started(['-e', PARENT]);
  child.kill('SIGKILL');
  expect(await gone(postgres)).toBe(true);
});

it('joins a server whose watchdog was killed, and ends when that server dies', async () => {
  const first = await started([WATCHDOG]);
  first.child.kill('SIGKILL');
  const second = await started([WATCHDOG]);
  expect(second).toMatchObject({ reused: true, appUrl: first.appUrl, postgres: first.postgres });
  process.kill(second.postgres, 'SIGKILL');
  const [code] = await once(second.child, 'exit');
  expect(code).toBe(1);
});
