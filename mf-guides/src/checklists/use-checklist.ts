import { matchesShape, storageEntry } from '@home-truths/platform/data';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A person's ticks and notes in a checklist. */
interface Marks {
  /** The texts of the items that are ticked. */
  ticked: string[];
  notes: string;
}

const NONE: Marks = { ticked: [], notes: '' };

/** What was ticked and written before hydration, read from the DOM. */
function readMarks(list: HTMLElement): Marks {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input:checked')];
  return { ticked: boxes.map(({ value }) => value), notes: list.querySelector('textarea')?.value ?? '' };
}

const parseMarks = (stored: unknown): Marks => (matchesShape(stored, NONE) ? { ...NONE, ...stored } : NONE);

const mergeMarks = (stored: Marks, early: Marks): Marks => ({
  ticked: [...new Set([...stored.ticked, ...early.ticked])],
  notes: early.notes || stored.notes,
});

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Ticks and notes of a checklist, stored on this device and synchronised between tabs.
 * @param slug identifies the checklist in the device's storage
 * @param list the element with its checkboxes and notes
 */
export function useChecklist(slug: string, list: RefObject<HTMLElement | null>) {
  const [store] = useState(() => storageEntry(`checklist:${slug}`, () => localStorage));
  const [marks, setMarks] = useState(NONE);
  /** The latest marks: more than one may change before the next render. */
  const latest = useRef(marks);
  const [cleared, setCleared] = useState<string[]>();
  const show = (next: Marks) => {
    latest.current = next;
    setMarks(next);
  };
  useBeforePaint(() => {
    const early = list.current ? readMarks(list.current) : NONE;
    show(mergeMarks(parseMarks(store.read()), early));
    if (early.ticked.length || early.notes) store.write(latest.current);
    const onStorage = ({ key }: StorageEvent) =>
      (key === null || key === `checklist:${slug}`) && show(parseMarks(store.read()));
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [list, slug, store]);
  const change = (changes: Partial<Marks>, undo?: string[]) => {
    const next = { ...latest.current, ...changes };
    show(next);
    setCleared(undo);
    store.write(next);
  };
  return {
    ...marks,
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
