import { useEffect, useEffectEvent } from 'react';

interface EntryState {
  /** The router's index of the entry. */
  idx?: number;
  /** Marks the entry that open dialogs have above the page's. */
  dialog?: true;
}

type HistoryArgs = Parameters<History['pushState']>;

/** The dialogs' entry while it is the browser's current one. */
interface DialogEntry {
  idx: number | undefined;
  /** No dialog is open any more, and the browser is on its way to the page's entry. */
  isLeaving?: boolean;
  /** What the router changed meanwhile and the page's entry has yet to follow. */
  pending: (() => void)[];
}

/** How each open dialog is closed, the topmost last. */
const openDialogs: (() => void)[] = [];
let dialogEntry: DialogEntry | undefined;
/** The browser's own methods, once they are wrapped. */
let nativeHistory: Pick<History, 'pushState' | 'replaceState'> | undefined;

const currentState = () => window.history.state as EntryState | null;

function leaveEntry(current: DialogEntry) {
  current.isLeaving = true;
  window.history.back();
}

/** Adds the history entry when a dialog is open, and goes back from it when none is. */
function syncHistoryEntry() {
  if (openDialogs.length > 0 && !dialogEntry) {
    nativeHistory?.pushState({ ...currentState(), dialog: true }, '');
    dialogEntry = { idx: currentState()?.idx, pending: [] };
  } else if (openDialogs.length === 0 && dialogEntry && !dialogEntry.isLeaving) leaveEntry(dialogEntry);
}

/** From the dialogs' entry to the page's: the router shows that page already. */
function onBack(left: DialogEntry) {
  for (const change of left.pending) change();
  if (!left.isLeaving) openDialogs.at(-1)?.();
  // a dialog that asks for confirmation is still open after React's update, and gets an entry again
  setTimeout(syncHistoryEntry);
}

function onPopState(event: PopStateEvent) {
  const left = dialogEntry;
  const state = currentState();
  dialogEntry = state?.dialog && { idx: state.idx, pending: [] };
  if (left && !dialogEntry && left.idx === state?.idx) {
    event.stopImmediatePropagation();
    onBack(left);
  } else setTimeout(syncHistoryEntry);
}

/** A page that is opened from a dialog replaces the dialog's entry: Back from it leads to the page below. */
function pushState(...change: HistoryArgs) {
  if (dialogEntry?.isLeaving) dialogEntry.pending.push(() => nativeHistory?.pushState(...change));
  else if (dialogEntry) {
    dialogEntry = undefined;
    nativeHistory?.replaceState(...change);
  } else nativeHistory?.pushState(...change);
}

/** A page that changes its URL below a dialog changes both entries. */
function replaceState(...change: HistoryArgs) {
  const [state, unused, url] = change;
  dialogEntry?.pending.push(() => nativeHistory?.replaceState(...change));
  nativeHistory?.replaceState(dialogEntry ? { ...state, dialog: true } : state, unused, url);
}

function watchHistory() {
  const { history } = window;
  nativeHistory = {
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  };
  Object.assign(history, { pushState, replaceState });
  // a handler property, which keeps the position of the first one: before the router's listener, as the shell ensures
  window.onpopstate = onPopState;
}

function registerDialog(close: () => void) {
  if (!nativeHistory) watchHistory();
  openDialogs.push(close);
  // after the effects of this commit: a dialog that follows another keeps its entry
  queueMicrotask(syncHistoryEntry);
  return () => {
    openDialogs.splice(openDialogs.indexOf(close), 1);
    queueMicrotask(syncHistoryEntry);
  };
}

/**
 * Back closes the topmost open dialog and stays on the page. While dialogs are open, the current history entry is one
 * above the page's, with the same URL, key and index: the router is not notified of navigation between the two.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const onClose = useEffectEvent(close);
  useEffect(() => (isOpen ? registerDialog(() => onClose()) : undefined), [isOpen]);
}
