import type { SyntheticEvent } from 'react';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

interface DeliveredEvent extends Event {
  isDelivered?: boolean;
}

interface EarlyAction {
  type: string;
  control: Control;
  value: string;
  checked: boolean;
  files: FileList | null;
  /** Position among similar controls, to find this one again after a new render. */
  position: number;
  total: number;
  path: string;
}

/** Capturing handler of React’s outermost element: marks events that reach the components. */
export const markDelivered = ({ nativeEvent }: SyntheticEvent) => {
  (nativeEvent as DeliveredEvent).isDelivered = true;
};

/**
 * Keeps presses and choices on controls that are not hydrated, and repeats them after each event `hydrated`
 * (shell/docs/architecture/rendering.md). The document contains this function as text without lines of comments, before
 * all content, so it must use nothing outside itself. The event `late` drops the actions: a notice says so.
 * `window.firstInput` resolves at the first input, or at the event `idle`.
 */
export function keepEarlyActions() {
  const inputs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'change', 'click', 'scroll', 'idle'];
  const firstInput = new Promise(done => {
    for (const type of inputs) addEventListener(type, done, { capture: true, once: true, passive: true });
  });
  Object.assign(window, { firstInput });
  let pending: EarlyAction[] = [];
  let latest: DeliveredEvent | undefined;
  let isRepeating = false;

  // with the same tag, class and name; other controls may have been inserted in between
  const alike = ({ nodeName, className, name }: Control) =>
    [...document.querySelectorAll<Control>(`#root ${nodeName}`)].filter(
      other => other.className === className && other.name === name,
    );
  const worksWithoutScripts = ({ type, form }: Control) => type === 'submit' && form?.method === 'get';
  const clearBusy = ({ control }: EarlyAction) => control.removeAttribute('aria-busy');

  const isChoice = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

  const find = ({ control, position, total }: EarlyAction) => {
    if (control.isConnected) return control;
    const all = alike(control);
    return all.length === total ? all[position] : undefined;
  };

  const perform = (control: Control, { type, value, checked, files }: EarlyAction) => {
    // restores the state before the choice, which the click makes again
    if (isChoice(control)) control.checked = control.type === 'checkbox' && !checked;
    if (type === 'click') return control.click();
    if (control.type === 'file') (control as HTMLInputElement).files = files;
    else control.value = value;
    control.dispatchEvent(new Event(type, { bubbles: true }));
  };

  // returns false if the control is still missing or not hydrated
  const repeat = (action: EarlyAction) => {
    if (action.path !== location.pathname) return true;
    const control = find(action);
    if (!control || control.disabled) return Boolean(control);
    isRepeating = true;
    latest = undefined;
    perform(control, action);
    isRepeating = false;
    return Boolean((latest as DeliveredEvent | undefined)?.isDelivered);
  };

  const repeatFrom = (index: number) => {
    const action = pending[index];
    if (!action) return;
    if (repeat(action)) {
      clearBusy(action);
      pending = pending.filter(other => other !== action);
      setTimeout(repeatFrom, 0, index);
    } else setTimeout(repeatFrom, 0, index + 1);
  };

  const listen = (type: string, selector: string) =>
    addEventListener(
      type,
      event => {
        latest = event;
        const control = (event.target as Element).closest?.<Control>('a,button,input,select');
        if (isRepeating || !control?.matches(selector) || worksWithoutScripts(control)) return;
        const { value, checked, files } = control as HTMLInputElement;
        // runs after the event has reached all listeners
        setTimeout(() => {
          if (type === 'change') pending = pending.filter(other => other.control !== control);
          if ((event as DeliveredEvent).isDelivered || document.querySelector('.late-notice')) return;
          const all = alike(control);
          const locator = { position: all.indexOf(control), total: all.length, path: location.pathname };
          pending.push({ type, control, value, checked, files, ...locator });
          control.setAttribute('aria-busy', 'true');
        });
      },
      true,
    );

  listen('click', '#root :is(button,[type=checkbox],[type=radio])');
  listen('change', '#root :is(select,[type=file])');
  addEventListener(
    'submit',
    event => {
      if ((event.target as HTMLFormElement).method === 'post') event.preventDefault();
    },
    true,
  );
  document.addEventListener('hydrated', () => setTimeout(repeatFrom, 0, 0));
  document.addEventListener('late', () => {
    for (const action of pending.splice(0)) clearBusy(action);
  });
}
