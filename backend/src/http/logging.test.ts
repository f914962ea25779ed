import { standardError } from './logging.ts';

test('the log of a process can be opened', () => {
  expect(() => standardError()).not.toThrow();
});
