import { spawn } from 'node:child_process';
import { ROOT, toolEnvironment } from './paths.mjs';
import { withInheritedUmask } from './umask.mjs';

const running = new Set();

/** Ends every tool that still runs, with all its own children. */
export function killTools() {
  for (const child of running) killGroup(child, 'SIGTERM');
}

/** Windows has no process groups: there the tool alone is ended. */
function killGroup(child, signal) {
  if (process.platform === 'win32') child.kill(signal);
  else process.kill(-child.pid, signal);
}

/**
 * Runs a tool from the top folder and waits for its end: `{ code, stdout, output }`, `output` being both streams. It never rejects; a tool that cannot
 * start, or does not end within the limit, has code -1. With `live` its output goes to the terminal instead.
 */
export function run(
  program,
  args,
  { environment = {}, limitMinutes = 20, live = false, shell = false } = {},
) {
  const options = {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...environment },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    detached: process.platform !== 'win32',
    shell,
  };
  const child = withInheritedUmask(() => spawn(program, args, options));
  return finished(child, limitMinutes);
}

function finished(child, limitMinutes) {
  let stdout = '';
  let output = '';
  const collect = text => {
    output += text;
  };
  child.stdout?.on('data', text => {
    stdout += text;
    collect(text);
  });
  child.stderr?.on('data', collect);
  running.add(child);
  const timer = setTimeout(() => {
    collect(`\nStopped, because it did not end within ${limitMinutes} minutes.\n`);
    killGroup(child, 'SIGKILL');
  }, limitMinutes * 60_000);
  return new Promise(resolve => {
    const done = code => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: code ?? -1, stdout, output });
    };
    child.once('error', error => collect(error.message) ?? done(-1));
    child.once('close', done);
  });
}
