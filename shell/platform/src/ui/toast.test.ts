import { onToast, type ToastMessage, toast } from './toast.ts';

const { jest } = import.meta;

test('toasts sent before anyone listened are heard in order, each once', () => {
  const heard: ToastMessage[] = [];
  toast({ title: 'Welcome' });
  toast({ title: 'Saved', kind: 'success' });
  const stop = onToast(message => heard.push(message));
  toast({ title: 'Failed', description: 'Please try again', kind: 'error' });
  expect(heard).toEqual([
    { title: 'Welcome' },
    { title: 'Saved', kind: 'success' },
    { title: 'Failed', description: 'Please try again', kind: 'error' },
  ]);
  stop();
  toast({ title: 'Later' });
  expect(heard).toHaveLength(3);
  const late: ToastMessage[] = [];
  onToast(message => late.push(message))();
  expect(late).toEqual([{ title: 'Later' }]);
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
