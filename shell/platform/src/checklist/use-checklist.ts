import { knownFields, storageEntry } from '@home-truths/platform/data';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface ChecklistState {
  ticked: string[];
  notes: string;
  /** Absent without group notes, because guides released earlier drop a state with it. */
  groupNotes?: Record<string, string>;
}

const EMPTY_STATE: ChecklistState = { ticked: [], notes: '' };

/** Name of the field for notes about the list; those of groups are named by headings. */
export const LIST_NOTES = 'notes';

const withoutEmpty = (notes: Record<string, string>) =>
  Object.fromEntries(Object.entries(notes).filter(([, text]) => text !== ''));

const hasOnlyTexts = (notes: object) => Object.values(notes).every(text => typeof text === 'string');

/** Reads what was ticked and typed before hydration. */
function readState(list: HTMLElement): ChecklistState {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input:checked')];
  const fields = [...list.querySelectorAll('textarea')].map(({ name, value }) => [name, value] as const);
  const { [LIST_NOTES]: notes = '', ...others } = Object.fromEntries(fields);
  const groupNotes = withoutEmpty(others);
  return {
    ticked: boxes.map(({ value }) => value),
    notes,
    ...(Object.keys(groupNotes).length > 0 && { groupNotes }),
  };
}

function parseState(stored: unknown): ChecklistState {
  const known = knownFields(stored, { ...EMPTY_STATE, groupNotes: {} });
  return hasOnlyTexts(known?.groupNotes ?? {}) ? { ...EMPTY_STATE, ...known } : EMPTY_STATE;
}

const mergeStates = (stored: ChecklistState, early: ChecklistState): ChecklistState => ({
  ...stored,
  ticked: [...new Set([...stored.ticked, ...early.ticked])],
  notes: early.notes || stored.notes,
  ...(early.groupNotes && { groupNotes: { ...stored.groupNotes, ...early.groupNotes } }),
});

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export function useChecklist(slug: string, list: RefObject<HTMLElement | null>) {
  const [entry] = useState(() => storageEntry(`checklist:${slug}`, () => localStorage));
  const [state, setState] = useState(EMPTY_STATE);
  // several changes may precede the next render
  const latest = useRef(state);
  const [beforeClearing, setBeforeClearing] = useState<Partial<ChecklistState>>();
  const show = (next: ChecklistState) => {
    latest.current = next;
    setState(next);
  };
  useIsomorphicLayoutEffect(() => {
    const early = list.current ? readState(list.current) : EMPTY_STATE;
    show(mergeStates(parseState(entry.read()), early));
    if (early.ticked.length || early.notes || early.groupNotes) entry.write(latest.current);
    const readAgain = () => show(parseState(entry.read()));
    const onStorage = ({ key }: StorageEvent) => (key === null || key === `checklist:${slug}`) && readAgain();
    // the back/forward cache gets no changes from other tabs
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && readAgain();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [list, slug, entry]);
  const change = (changes: Partial<ChecklistState>, valuesToRestore?: Partial<ChecklistState>) => {
    const next = { ...latest.current, ...changes };
    show(next);
    setBeforeClearing(valuesToRestore);
    entry.write(next);
  };
  return {
    ...state,
    isCleared: beforeClearing !== undefined,
    tick: (item: string, isTicked: boolean) => {
      const others = latest.current.ticked.filter(other => other !== item);
      change({ ticked: isTicked ? [...others, item] : others });
    },
    // Undo stays possible, because it restores only ticks
    write: (notes: string) => change({ notes }, beforeClearing),
    writeInGroup: (heading: string, text: string) =>
      change({ groupNotes: { ...latest.current.groupNotes, [heading]: text } }),
    clearTicks: () => change({ ticked: [] }, { ticked: latest.current.ticked }),
    clearAll: () => change({ ...EMPTY_STATE, groupNotes: {} }, latest.current),
    undo: () => change(beforeClearing ?? {}),
  };
}
