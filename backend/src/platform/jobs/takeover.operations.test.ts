import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedBackend } from '../../testing/backend.ts';
import { eventually } from '../../testing/eventually.ts';
import { TestMailServer } from '../../testing/mail-server.ts';
import { startProcess } from '../../testing/product-process.ts';
import { createBoss } from '../mail/jobs.ts';
import { MailService } from '../mail/mail.service.ts';
import { scheduleHourly } from './job-worker.ts';

type Process = Awaited<ReturnType<typeof startProcess>>;

const mailServer = await new TestMailServer().open();
const dataDir = await mkdtemp(path.join(tmpdir(), 'home-truths-worker-'));
// it queues mails, and sends none
const backend = await sharedBackend({ SMTP_URL: mailServer.url }, { isWorking: false });
const running: Process[] = [];

afterEach(async () => {
  for (const each of running.splice(0)) {
    each.kill('SIGKILL');
    await each.ended;
  }
});

afterAll(async () => {
  await mailServer.close();
  await rm(dataDir, { recursive: true });
});

async function startWorker(given: Record<string, string> = {}) {
  const env = { DATABASE_URL: backend.database.url, DATA_DIR: dataDir, SMTP_URL: mailServer.url, ...given };
  const worker = await startProcess('platform/jobs/main.js', env);
  running.push(worker);
  return worker;
}

const queue = (email: string) =>
  backend.app.get(MailService).enqueue('receipt', { kind: 'enquiry', number: 7, email });
const arrived = (email: string) => mailServer.recipients.filter(one => one === email).length;
const jobs = (name: string, state: string) =>
  backend.rows<{ id: string }>('select id from job.job where name = $1 and state::text = $2', name, state);

test('mail waits while there is no worker; of two workers one is killed, and the other goes on within seconds', async () => {
  await queue('early@example.com');
  expect(await jobs('mail', 'created')).toHaveLength(1);
  const workers = [await startWorker(), await startWorker()];
  await eventually(() => arrived('early@example.com') || undefined);
  for (const [index, worker] of workers.entries()) {
    const email = `survivor${index}@example.com`;
    worker.kill('SIGKILL');
    await worker.ended;
    const since = performance.now();
    await queue(email);
    await eventually(() => arrived(email) || undefined);
    expect(performance.now() - since).toBeLessThan(3_000);
    expect(arrived(email)).toBe(1);
    await startWorker();
  }
});

/** A mail server that accepts connections and never says a word. */
async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer(socket => void sockets.add(socket.on('error', () => {})));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('the mail that a killed worker was sending is sent by another within 20 s', async () => {
  const silent = await startSilentServer();
  const killed = await startWorker({ SMTP_URL: silent.url });
  await queue('taken@example.com');
  await eventually(async () => (await jobs('mail', 'active'))[0]);
  await startWorker();
  killed.kill('SIGKILL');
  const since = performance.now();
  silent.close();
  for (let waits = 0; !arrived('taken@example.com') && waits < 2; waits++)
    await eventually(() => arrived('taken@example.com') || undefined).catch(() => {});
  expect(arrived('taken@example.com')).toBe(1);
  expect(performance.now() - since).toBeLessThan(20_000);
});

test('on a site that is read-only a worker sends mails and does nothing of what is due once an hour', async () => {
  const boss = createBoss(backend.em());
  await boss.start();
  await scheduleHourly(boss);
  await boss.send('hourly', null);
  await boss.stop({ graceful: false });
  await backend.rows(`update job.version set cron_on = now() - interval '2 hours'`);
  const before = await backend.rows('select * from job.schedule');
  const worker = await startWorker({ READ_ONLY: 'on' });
  await queue('calm@example.com');
  await eventually(() => arrived('calm@example.com') || undefined);
  expect(await (await fetch(`${worker.url}/readyz`)).text()).toBe('ok, read-only');
  expect(await jobs('hourly', 'created')).toHaveLength(1);
  expect(await backend.rows('select * from job.schedule')).toEqual(before);
  await startWorker();
  await eventually(async () => (await jobs('hourly', 'completed'))[0]);
  await backend.rows(`delete from job.job where name = 'hourly'`);
});

test('a worker serves its metrics on the port for collectors', async () => {
  await startWorker({ METRICS_PORT: '8358' });
  const response = await fetch('http://127.0.0.1:8358/metrics');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('process_cpu_seconds_total');
});

/** How many runs are due from a time on until another, of which the first may be up to a minute late. */
function runsDue(from: number, to: number) {
  const hour = 3_600_000;
  const count = (time: number) => Math.floor((time - 17 * 60_000) / hour);
  return count(to) - count(from - 60_000);
}

test('a run of the hourly job that nobody was there for is made up for once, by one of the workers', async () => {
  const boss = createBoss(backend.em());
  await boss.start();
  await scheduleHourly(boss);
  await boss.stop({ graceful: false });
  const began = Date.now();
  await backend.rows(`update job.schedule set created_on = now() - interval '5 hours'`);
  await backend.rows(`update job.version set cron_on = now() - interval '2 hours'`);
  const workers = await Promise.all([startWorker(), startWorker()]);
  for (let waits = 0; waits < 3 && !(await jobs('hourly', 'completed')).length; waits++)
    await eventually(async () => (await jobs('hourly', 'completed'))[0]).catch(() => {});
  for (const worker of workers) worker.kill();
  expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0]);
  const states = await backend.rows<{ state: string }>(
    `select state::text from job.job where name = 'hourly'`,
  );
  const all = [...new Set(states.map(({ state }) => state))];
  expect(all).toEqual(['completed']);
  // the test may run while this hour's own run is due
  expect(states.length).toBeLessThanOrEqual(1 + runsDue(began, Date.now()));
  expect(workers.flatMap(({ log }) => log).filter(({ level }) => level === 'error')).toEqual([]);
});
