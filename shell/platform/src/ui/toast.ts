/** Screen readers announce `error` immediately. */
export interface ToastMessage {
  title: string;
  description?: string;
  kind?: 'success' | 'error';
}

type Listener = (message: ToastMessage) => void;

/** Messages from before the layout listens. */
const pending: ToastMessage[] = [];
let listener: Listener | undefined;

export function toast(message: ToastMessage) {
  if (listener) listener(message);
  else pending.push(message);
}

export function onToast(newListener: Listener) {
  listener = newListener;
  for (const message of pending.splice(0)) newListener(message);
  return () => {
    listener = undefined;
  };
}
