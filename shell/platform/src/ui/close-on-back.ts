import { useEffect, useEffectEvent } from 'react';

interface EntryState {
  /** The router's index of the entry. */
  idx?: number;
  /** Marks the entry that open dialogs have above the page's. */
  dialog?: true;
}

type Change = Parameters<History['pushState']>;

/** The dialogs' entry while it is the browser's current one. */
interface DialogEntry {
  idx: number | undefined;
  /** No dialog is open any more, and the browser is on its way to the page's entry. */
  isLeaving?: boolean;
  /** What the router changed meanwhile and the page's entry has yet to follow. */
  pending: (() => void)[];
}

/** How each open dialog is closed, the topmost last. */
const open: (() => void)[] = [];
let entry: DialogEntry | undefined;
/** The browser's own methods, once they are wrapped. */
let native: Pick<History, 'pushState' | 'replaceState'> | undefined;

const currentState = () => window.history.state as EntryState | null;

function leave(current: DialogEntry) {
  current.isLeaving = true;
  window.history.back();
}

/** Adds the history entry when a dialog is open, and goes back from it when none is. */
function settle() {
  if (open.length > 0 && !entry) {
    native?.pushState({ ...currentState(), dialog: true }, '');
    entry = { idx: currentState()?.idx, pending: [] };
  } else if (open.length === 0 && entry && !entry.isLeaving) leave(entry);
}

/** From the dialogs' entry to the page's: the router shows that page already. */
function onBack(left: DialogEntry) {
  for (const change of left.pending) change();
  if (!left.isLeaving) open.at(-1)?.();
  // a dialog that asks for confirmation is still open after React's update, and gets an entry again
  setTimeout(settle);
}

function onPopState(event: PopStateEvent) {
  const left = entry;
  const state = currentState();
  entry = state?.dialog && { idx: state.idx, pending: [] };
  if (left && !entry && left.idx === state?.idx) {
    event.stopImmediatePropagation();
    onBack(left);
  } else setTimeout(settle);
}

/** A page that is opened from a dialog replaces the dialog's entry: Back from it leads to the page below. */
function pushState(...change: Change) {
  if (entry?.isLeaving) entry.pending.push(() => native?.pushState(...change));
  else if (entry) {
    entry = undefined;
    native?.replaceState(...change);
  } else native?.pushState(...change);
}

/** A page that changes its URL below a dialog changes both entries. */
function replaceState(...change: Change) {
  const [state, unused, url] = change;
  entry?.pending.push(() => native?.replaceState(...change));
  native?.replaceState(entry ? { ...state, dialog: true } : state, unused, url);
}

function watchHistory() {
  const { history } = window;
  native = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  };
  Object.assign(history, { pushState, replaceState });
  // a handler property, which keeps the position of the first one: before the router's listener, as the shell ensures
  window.onpopstate = onPopState;
}

function add(close: () => void) {
  if (!native) watchHistory();
  open.push(close);
  // after the effects of this commit: a dialog that follows another keeps its entry
  queueMicrotask(settle);
  return () => {
    open.splice(open.indexOf(close), 1);
    queueMicrotask(settle);
  };
}

/**
 * Back closes the topmost open dialog and stays on the page. While dialogs are open, the current history entry is one
 * above the page's, with the same URL, key and index: the router is not notified of navigation between the two.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const onClose = useEffectEvent(close);
  useEffect(() => (isOpen ? add(() => onClose()) : undefined), [isOpen]);
}
