type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isSwitch = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type);

/** Keys are the name and the position among controls of that name. */
function controlsByName(root: Element) {
  const controls = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>(':is(input, select, textarea)[name]')) {
    if (/^(hidden|file)$/.test(control.type)) continue;
    const name = isSwitch(control) ? `${control.name} ${control.value}` : control.name;
    let position = 0;
    while (controls.has(`${name} ${position}`)) position += 1;
    controls.set(`${name} ${position}`, control);
  }
  return controls;
}

function isChanged(control: Control) {
  if (isSwitch(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

function setValue(control: Control, early: Control) {
  if (isSwitch(control)) {
    // a radio button is only unchecked by checking another one
    const { checked } = early as HTMLInputElement;
    if (control.checked !== checked && (checked || control.type === 'checkbox')) control.click();
    return;
  }
  // bypasses React's setter, which would hide the change from React
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, early.value);
  const kind = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(kind, { bubbles: true }));
}

function moveFocus(control: Control, early: Control) {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLSelectElement || early instanceof HTMLSelectElement) return;
  if (early.selectionStart !== null) control.setSelectionRange(early.selectionStart, early.selectionEnd);
}

function transferInput(early: Control, control: Control, isFocused: boolean) {
  if (isChanged(early)) setValue(control, early);
  if (isFocused) moveFocus(control, early);
  // a field without the focus shows no suggestions
  else if (isChanged(early)) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Preserves input in parts that React renders again, because something has changed their HTML. */
export function preserveEarlyInput(root: Element) {
  const early = controlsByName(root);
  /** Removed controls whose replacements are not rendered yet. */
  const dropped = new Map<string, Control>();
  let focused: unknown = document.activeElement;
  const trackFocus = ({ target }: Event) => {
    focused = target;
  };
  root.addEventListener('focusin', trackFocus);
  const transferDropped = () => {
    const focusedBefore = focused;
    for (const [name, control] of controlsByName(root)) {
      const earlyControl = dropped.get(name);
      if (earlyControl) transferInput(earlyControl, control, earlyControl === focusedBefore);
      dropped.delete(name);
    }
  };
  // parts with later code render later, and React handles no events within an effect
  const transferLater = () => queueMicrotask(transferDropped);
  document.addEventListener('hydrated', transferLater);
  return {
    /** Call this right after React has rendered a part again, before effects. */
    restore() {
      for (const [name, control] of early) {
        if (control.isConnected) continue;
        early.delete(name);
        dropped.set(name, control);
      }
      transferDropped();
    },
    /** Call this when the page is left, because the next may have controls with these names. */
    stop() {
      early.clear();
      dropped.clear();
      root.removeEventListener('focusin', trackFocus);
      document.removeEventListener('hydrated', transferLater);
    },
  };
}
