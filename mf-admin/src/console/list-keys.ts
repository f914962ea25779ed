import { storageEntry } from '@home-truths/platform/data';
import { type RefObject, useEffect, useState } from 'react';

/** Keyboard shortcuts of a list; rows name the buttons that they press by `data-key`. */
export const LIST_KEYS: readonly [keys: string, effect: string][] = [
  ['j', 'Go to the next row'],
  ['k', 'Go to the previous row'],
  ['Enter', 'Open the row'],
  ['x', 'Select the row, or clear it'],
  ['u', 'Undo the latest change'],
  ['a', 'Assign the row to yourself: a lead, complaint or enquiry'],
  ['v', 'Verify a review'],
  ['h', 'Hide a review, or show it again'],
  ['?', 'Show these keys'],
];

/** Stores that this device does not use the keys, which can disturb people who dictate (WCAG 2.1.4). */
export const listKeysOff = storageEntry('admin-keys-off', () => localStorage);

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';
const DIALOGS = '[role=dialog], [role=alertdialog]';

const isForList = ({ target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  !(defaultPrevented || ctrlKey || metaKey || altKey || isComposing) &&
  !(target instanceof Element && target.closest(FIELDS)) &&
  document.querySelector(DIALOGS) === null;

/** Returns the rows of records; rows such as days have no `tabindex`. */
export const recordRows = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > tbody > [tabindex]') ?? []),
];

/** Returns the index of the row with the focus, or -1. */
const currentIndex = (list: HTMLElement) =>
  recordRows(list).findIndex(row => row.contains(document.activeElement));

const currentRow = (list: HTMLElement) => recordRows(list)[currentIndex(list)];

function moveFocus(list: HTMLElement, by: number) {
  const row = recordRows(list)[Math.max(0, currentIndex(list) + by)];
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

function openRow(list: HTMLElement): boolean {
  const row = currentRow(list);
  // Enter on a button in the row presses that button
  if (!row || row !== document.activeElement) return false;
  const opener =
    row.querySelector<HTMLElement>('[data-key=Enter]') ??
    row.querySelector<HTMLElement>('[aria-haspopup=dialog]');
  if (opener) opener.click();
  else row.querySelector<HTMLElement>('a, button')?.focus();
  return true;
}

/** Presses an element if there is one; returns true if it did. */
function press(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return Boolean(element);
}

/** Returns true if the key did something. */
function handleKey(key: string, list: HTMLElement | null, showKeys: () => void): boolean {
  // the notice with Undo is above the list, also above an empty one
  if (key === 'u') return press(document.querySelector<HTMLElement>('[data-undo]'));
  if (!list) return false;
  if (key === 'j') moveFocus(list, 1);
  else if (key === 'k') moveFocus(list, -1);
  else if (key === '?') showKeys();
  else if (key === 'x') return press(currentRow(list)?.querySelector<HTMLElement>('input[type=checkbox]'));
  else if (/^[ahv]$/.test(key))
    return press(currentRow(list)?.querySelector<HTMLElement>(`[data-key="${key}"]`));
  else return key === 'Enter' && openRow(list);
  return true;
}

/** Handles the keys of a mounted list; returns the state of the dialog that shows them. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForList(event) || listKeysOff.read() === true) return;
      if (handleKey(event.key, list.current, () => setIsShown(true))) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
  return { isShown, show: () => setIsShown(true), close: () => setIsShown(false) };
}
