import fs from 'node:fs/promises';
import path from 'node:path';

/** The resources of a process; heap and resident set in megabytes. */
export interface Footprint {
  heap: number;
  resident: number;
  descriptors: number;
}

const MB = 2 ** 20;

/** Lets processes of a site open their inspector, at any free port, once they get SIGUSR1. */
export const INSPECTABLE = { NODE_OPTIONS: '--inspect-port=127.0.0.1:0' };

/** URLs of opened inspectors, by process: the log line with the URL is lost when the log is rotated. */
const inspectors = new Map<number, string>();

async function inspectorOf(pid: number, log: string) {
  if (!inspectors.has(pid)) process.kill(pid, 'SIGUSR1');
  for (;;) {
    const url = inspectors.get(pid);
    if (url) return new WebSocket(url);
    const lines = await fs.readFile(log, 'utf8');
    const address = [...lines.matchAll(/Debugger listening on (ws:\S+)/g)].at(-1)?.[1];
    if (address) inspectors.set(pid, address);
    else await new Promise(done => setTimeout(done, 50));
  }
}

/** The heap in use after a garbage collection. */
async function heapOf(pid: number, log: string) {
  const inspector = await inspectorOf(pid, log);
  await new Promise(done => inspector.addEventListener('open', done));
  const call = (method: string) =>
    new Promise<{ usedSize: number }>(done => {
      inspector.addEventListener('message', ({ data }) => done(JSON.parse(data).result), { once: true });
      inspector.send(JSON.stringify({ id: 1, method }));
    });
  await call('HeapProfiler.collectGarbage');
  const { usedSize } = await call('Runtime.getHeapUsage');
  inspector.close();
  await new Promise(done => inspector.addEventListener('close', done));
  return usedSize / MB;
}

async function residentOf(pid: number) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await fs.readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** How many files and sockets a process has open. */
export const descriptorsOf = async (pid: number) => (await fs.readdir(`/proc/${pid}/fd`)).length;

/**
 * Measures a process on Linux.
 * @param log the log file of the process, in the folder of logs
 */
export async function measure(pid: number, dataDir: string, log: string): Promise<Footprint> {
  const heap = await heapOf(pid, path.join(dataDir, 'logs', log));
  return { heap, resident: await residentOf(pid), descriptors: await descriptorsOf(pid) };
}
