import { fits, storedUnder } from '@home-truths/platform/data';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What a person did with a checklist. */
interface Marks {
  /** The texts of the items that are ticked. */
  ticked: string[];
  notes: string;
}

const NONE: Marks = { ticked: [], notes: '' };

/** What was ticked and written on the page of the server before its script was there. */
function marksIn(list: HTMLElement): Marks {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input:checked')];
  return { ticked: boxes.map(({ value }) => value), notes: list.querySelector('textarea')?.value ?? '' };
}

const checked = (kept: unknown): Marks => (fits(kept, NONE) ? { ...NONE, ...kept } : NONE);

const joined = (kept: Marks, early: Marks): Marks => ({
  ticked: [...new Set([...kept.ticked, ...early.ticked])],
  notes: early.notes || kept.notes,
});

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Ticks and notes of a checklist, kept on this device and the same in all its tabs.
 * @param slug names the checklist on this device
 * @param list where its boxes and its notes are
 */
export function useChecklist(slug: string, list: RefObject<HTMLElement | null>) {
  const [stored] = useState(() => storedUnder(`checklist:${slug}`, () => localStorage));
  const [marks, setMarks] = useState(NONE);
  /** The marks of now: more than one may change before the list is drawn again. */
  const now = useRef(marks);
  const [cleared, setCleared] = useState<string[]>();
  const show = (next: Marks) => {
    now.current = next;
    setMarks(next);
  };
  useBeforePaint(() => {
    const early = list.current ? marksIn(list.current) : NONE;
    show(joined(checked(stored.read()), early));
    if (early.ticked.length || early.notes) stored.write(now.current);
    const follow = ({ key }: StorageEvent) =>
      (key === null || key === `checklist:${slug}`) && show(checked(stored.read()));
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [list, slug, stored]);
  const change = (changes: Partial<Marks>, undo?: string[]) => {
    const next = { ...now.current, ...changes };
    show(next);
    setCleared(undo);
    stored.write(next);
  };
  return {
    ...marks,
    /** Whether the ticks were just cleared and can be brought back. */
    isCleared: cleared !== undefined,
    tick: (item: string, isTicked: boolean) => {
      const others = now.current.ticked.filter(other => other !== item);
      change({ ticked: isTicked ? [...others, item] : others });
    },
    write: (notes: string) => change({ notes }, cleared),
    clear: () => change({ ticked: [] }, now.current.ticked),
    undo: () => change({ ticked: cleared }),
  };
}
