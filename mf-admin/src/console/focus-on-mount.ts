/** The `ref` of an element that gets the focus when it appears, mostly since the button that had it is gone. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
