import { matchesShape, storageEntry } from '@home-truths/platform/data';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A person's ticks and notes in a checklist. */
interface ChecklistState {
  /** The texts of the items that are ticked. */
  ticked: string[];
  notes: string;
}

const EMPTY_STATE: ChecklistState = { ticked: [], notes: '' };

/** What was ticked and written before hydration, read from the DOM. */
function readState(list: HTMLElement): ChecklistState {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input:checked')];
  return { ticked: boxes.map(({ value }) => value), notes: list.querySelector('textarea')?.value ?? '' };
}

const parseState = (stored: unknown): ChecklistState =>
  matchesShape(stored, EMPTY_STATE) ? { ...EMPTY_STATE, ...stored } : EMPTY_STATE;

const mergeStates = (stored: ChecklistState, early: ChecklistState): ChecklistState => ({
  ticked: [...new Set([...stored.ticked, ...early.ticked])],
  notes: early.notes || stored.notes,
});

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Ticks and notes of a checklist, stored on this device and synchronised between tabs.
 * @param slug identifies the checklist in the device's storage
 * @param list the element with its checkboxes and notes
 */
export function useChecklist(slug: string, list: RefObject<HTMLElement | null>) {
  const [store] = useState(() => storageEntry(`checklist:${slug}`, () => localStorage));
  const [state, setState] = useState(EMPTY_STATE);
  /** The latest state: more than one may change before the next render. */
  const latest = useRef(state);
  const [cleared, setCleared] = useState<string[]>();
  const show = (next: ChecklistState) => {
    latest.current = next;
    setState(next);
  };
  useIsomorphicLayoutEffect(() => {
    const early = list.current ? readState(list.current) : EMPTY_STATE;
    show(mergeStates(parseState(store.read()), early));
    if (early.ticked.length || early.notes) store.write(latest.current);
    const onStorage = ({ key }: StorageEvent) =>
      (key === null || key === `checklist:${slug}`) && show(parseState(store.read()));
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [list, slug, store]);
  const change = (changes: Partial<ChecklistState>, undo?: string[]) => {
    const next = { ...latest.current, ...changes };
    show(next);
    setCleared(undo);
    store.write(next);
  };
  return {
    ...state,
    /** Whether the ticks were just cleared and can be restored. */
    isCleared: cleared !== undefined,
    tick: (item: string, isTicked: boolean) => {
      const others = latest.current.ticked.filter(other => other !== item);
      change({ ticked: isTicked ? [...others, item] : others });
    },
    write: (notes: string) => change({ notes }, cleared),
    clear: () => change({ ticked: [] }, latest.current.ticked),
    undo: () => change({ ticked: cleared }),
  };
}
