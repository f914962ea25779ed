export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isSwitch = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

/** The controls a person can set, by name and by their position among those of the same name. */
function indexByName(all: Iterable<Control>) {
  const controls = new Map<string, Control>();
  for (const control of all) {
    if (['hidden', 'file'].includes(control.type)) continue;
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

/** Sets a control as a person does. */
function setValue(control: Control, early: Control) {
  if (isSwitch(control) && isSwitch(early)) {
    // a radio button is unchecked only by checking another one
    if (control.checked !== early.checked && (early.checked || control.type === 'checkbox')) control.click();
    return;
  }
  if (control.value === early.value) return;
  // bypasses the setter that React installs, which would hide the change from React
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, early.value);
  const kind = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(kind, { bubbles: true }));
}

function moveFocus(control: Control, early: Control) {
  control.focus({ preventScroll: true });
  if (control instanceof HTMLSelectElement || early instanceof HTMLSelectElement) return;
  if (early.selectionStart !== null) control.setSelectionRange(early.selectionStart, early.selectionEnd);
}

/** Transfers a person's input from the earlier control. */
function transferInput(early: Control, control: Control, isFocused: boolean) {
  if (isChanged(early)) setValue(control, early);
  if (isFocused) moveFocus(control, early);
  // a field without the focus shows no suggestions
  else if (isChanged(early)) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * Restores what was typed and chosen in the current controls, matched by their names, with the focus.
 * @param early the controls of the server's HTML, which are no longer in the page
 * @param focused which of them had the focus
 */
export function restoreInput(early: Iterable<Control>, now: Iterable<Control>, focused: unknown) {
  const earlyControls = indexByName(early);
  for (const [name, control] of indexByName(now)) {
    const earlyControl = earlyControls.get(name);
    if (earlyControl && earlyControl !== control && !isChanged(control))
      transferInput(earlyControl, control, earlyControl === focused);
  }
}
