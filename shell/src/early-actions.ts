import type { SyntheticEvent } from 'react';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

/** An event that React may have taken to the components. */
interface DeliveredEvent extends Event {
  isDelivered?: boolean;
}

/** What a person did with a control whose component was not there yet. */
interface EarlyAction {
  type: string;
  control: Control;
  value: string;
  checked: boolean;
  files: FileList | null;
  /** Its position among its like, by which it is found again if the page is drawn anew. */
  position: number;
  total: number;
  path: string;
}

/** Marks an event that has reached the components, as a capturing handler of React’s outermost element. */
export const markDelivered = ({ nativeEvent }: SyntheticEvent) => {
  (nativeEvent as DeliveredEvent).isDelivered = true;
};

/**
 * Keeps what a person does with a control before its component is there, and does it once the component is. The
 * document holds this function as text, before all content, so it uses nothing but itself. It hears of `hydrated`
 * whenever a part of the page has been hydrated, and of `late` when a notice says that buttons do not work. It also
 * tells when somebody first uses the page, or `idle` says that nobody has.
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

  /** The controls of the same kind: without what something else has inserted between them. */
  const alike = ({ nodeName, className, name }: Control) =>
    [...document.querySelectorAll<Control>(`#root ${nodeName}`)].filter(
      other => other.className === className && other.name === name,
    );
  const worksAlone = ({ type, form }: Control) => type === 'submit' && form?.method === 'get';
  const hideMark = ({ control }: EarlyAction) => control.removeAttribute('aria-busy');

  const isChoice = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

  const find = ({ control, position, total }: EarlyAction) => {
    if (control.isConnected) return control;
    const all = alike(control);
    return all.length === total ? all[position] : undefined;
  };

  const perform = (control: Control, { type, value, checked, files }: EarlyAction) => {
    // the component compares a choice with the state that it found, in which it was made already
    if (isChoice(control)) control.checked = control.type === 'checkbox' && !checked;
    if (type === 'click') return control.click();
    if (control.type === 'file') (control as HTMLInputElement).files = files;
    else control.value = value;
    control.dispatchEvent(new Event(type, { bubbles: true }));
  };

  const isFinished = (action: EarlyAction) => {
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
    if (isFinished(action)) {
      hideMark(action);
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
        if (isRepeating || !control?.matches(selector) || worksAlone(control)) return;
        const { value, checked, files } = control as HTMLInputElement;
        // by then the event has been everywhere
        setTimeout(() => {
          if (type === 'change') pending = pending.filter(other => other.control !== control);
          if ((event as DeliveredEvent).isDelivered || document.querySelector('.late-notice')) return;
          const all = alike(control);
          const place = { position: all.indexOf(control), total: all.length, path: location.pathname };
          pending.push({ type, control, value, checked, files, ...place });
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
    for (const action of pending.splice(0)) hideMark(action);
  });
}
