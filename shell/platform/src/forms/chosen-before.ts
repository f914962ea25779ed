/**
 * The radio buttons chosen in a form that the server drew, before its script was there (decision 165), by name; what
 * was typed or ticked, react-hook-form keeps by itself. Nothing for a form that is not on the page yet.
 */
export function chosenBefore(id: string, names: string[]): [name: string, value: string][] {
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
