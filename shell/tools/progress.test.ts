import { beginLine, endLine, say, step } from './progress.ts';

const { jest } = import.meta;
let terminal = '';

beforeEach(() => {
  terminal = '';
  jest.spyOn(console, 'log').mockImplementation((line: string) => {
    terminal += `${line}\n`;
  });
  jest.spyOn(process.stdout, 'write').mockImplementation(text => {
    terminal += text;
    return true;
  });
  jest.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(2540);
});
afterEach(() => jest.restoreAllMocks());

test('a message does not run into a line that is open', () => {
  beginLine('Build…');
  say('A warning');
  endLine('done');
  say('Ready');
  expect(terminal).toBe('Build…\nA warning\n done\nReady\n');
});

test.each([
  ['', async () => 7],
  [' of work that had begun', Promise.resolve(7)],
])('a step%s prints its duration and gives its result', async (_, work) => {
  expect(await step('Build…', work)).toBe(7);
  expect(terminal).toBe('Build… 1.5 s\n');
});

test('a step that fails says so and passes the error on', async () => {
  const work = async () => Promise.reject(new Error('no space left'));
  await expect(step('Build…', work)).rejects.toThrow('no space left');
  say('Stopped');
  expect(terminal).toBe('Build… failed after 1.5 s\nStopped\n');
});
