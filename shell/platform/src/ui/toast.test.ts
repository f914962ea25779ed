import { onToast, toast } from './toast.ts';

const { jest } = import.meta;

test('a toast waits for somebody to show it', () => {
  const shown = jest.fn();
  toast({ title: 'Saved' });
  const unsubscribe = onToast(shown);
  expect(shown.mock.calls).toEqual([[{ title: 'Saved' }]]);
  unsubscribe();
});

test('the last subscriber shows them, alone', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  onToast(first);
  const unsubscribe = onToast(second);
  toast({ title: 'Saved' });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  unsubscribe();
});
