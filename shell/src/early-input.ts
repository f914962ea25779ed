type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isSwitch = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

/** The controls a person can set, by name and by their place among those of the same name. */
function controlsOf(root: Element) {
  const controls = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>('input[name], select[name], textarea[name]')) {
    if (['hidden', 'file'].includes(control.type)) continue;
    const name = isSwitch(control) ? `${control.name} ${control.value}` : control.name;
    let place = 0;
    while (controls.has(`${name} ${place}`)) place += 1;
    controls.set(`${name} ${place}`, control);
  }
  return controls;
}

function wasSet(control: Control) {
  if (isSwitch(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** Sets a control as a person does. */
function set(control: Control, early: Control) {
  if (isSwitch(control) && isSwitch(early)) {
    // a radio button is not switched off, another is switched on
    if (control.checked !== early.checked && (early.checked || control.type === 'checkbox')) control.click();
    return;
  }
  if (control.value === early.value) return;
  // past the setter by which React would take the value for its own
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, early.value);
  const kind = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(kind, { bubbles: true }));
}

function takeFocus(control: Control, early: Control) {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLSelectElement || early instanceof HTMLSelectElement) return;
  if (early.selectionStart !== null) control.setSelectionRange(early.selectionStart, early.selectionEnd);
}

/** Gives a control what a person did with the one before it. */
function carryOver(early: Control, control: Control, isFocused: boolean) {
  if (wasSet(early)) set(control, early);
  if (isFocused) takeFocus(control, early);
  // a field that is left shows no suggestions
  else if (wasSet(early)) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * Keeps what is typed and chosen in the HTML of the server where the page is drawn anew instead of hydrated, as it is
 * where a translator has changed its texts. Ids are others then, so controls are known again by their names. What is
 * hydrated keeps its input by itself.
 * @returns gives it to the controls that are there now, with the focus
 */
export function keepEarlyInput(root: Element) {
  const early = controlsOf(root);
  let focused: unknown = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target;
  };
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    for (const [name, control] of controlsOf(root)) {
      const before = early.get(name);
      if (before && before !== control) carryOver(before, control, before === focused);
    }
  };
}
