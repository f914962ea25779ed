/**
 * The radio buttons chosen in a server-rendered form before hydration (decision 165), by name; react-hook-form itself
 * preserves text and checkboxes. Empty for a form that is not on the page yet.
 */
export function readEarlyRadioChoices(id: string, names: string[]): [name: string, value: string][] {
  if (typeof document === 'undefined') return [];
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return [];
  const radios = [...form.elements].filter(
    element => element instanceof HTMLInputElement && element.type === 'radio',
  ) as HTMLInputElement[];
  return radios
    .filter(({ name, checked, defaultChecked }) => names.includes(name) && checked && !defaultChecked)
    .map(({ name, value }) => [name, value]);
}
