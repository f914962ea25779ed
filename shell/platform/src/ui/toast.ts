/** The content of a toast; screen readers announce `error` immediately. */
export interface ToastMessage {
  title: string;
  description?: string;
  kind?: 'success' | 'error';
}

type Listener = (message: ToastMessage) => void;

const pending: ToastMessage[] = [];
let listener: Listener | undefined;

/** Shows a toast; only one is visible at a time, a new one replaces the old. */
export function toast(message: ToastMessage) {
  if (listener) listener(message);
  else pending.push(message);
}

/** For the shell: subscribes to every toast, including those sent before it subscribed. */
export function onToast(newListener: Listener) {
  listener = newListener;
  for (const message of pending.splice(0)) newListener(message);
  return () => {
    listener = undefined;
  };
}
