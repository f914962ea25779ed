import { type KeyboardEvent, useId, useState } from 'react';

interface ComboboxOptions {
  /** A new array means new choices, none of which is active. */
  choices: readonly unknown[];
  onSelect: (index: number) => void;
}

const wrapAround = (index: number, count: number) => (index + count) % count;

/**
 * Follows the WAI-ARIA Authoring Practices, "Editable Combobox With List Autocomplete": the list never fills the field
 * by itself; Enter picks the active choice or else submits the form.
 */
export function useCombobox({ choices, onSelect }: ComboboxOptions) {
  const count = choices.length;
  const listId = useId();
  const [isListRequested, setListRequested] = useState(false);
  const [active, setActive] = useState(-1);
  const open = isListRequested && count > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const [lastChoices, setLastChoices] = useState(choices);
  // while rendering: an effect would also reset a choice made between the painting of the list and the effect
  if (lastChoices !== choices) {
    setLastChoices(choices);
    setActive(-1);
  }

  const close = () => {
    setListRequested(false);
    setActive(-1);
  };
  const select = (index: number) => {
    close();
    onSelect(index);
  };
  const move = (step: number) => {
    setListRequested(true);
    const next = open ? wrapAround(active < 0 && step < 0 ? count - 1 : active + step, count) : -1;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const keyHandlers = new Map([
    ['ArrowDown', () => move(1)],
    ['ArrowUp', () => move(-1)],
  ]);
  if (open) keyHandlers.set('Escape', close);
  if (open && active >= 0) keyHandlers.set('Enter', () => select(active));
  const onKeyDown = (event: KeyboardEvent) => {
    const handler = keyHandlers.get(event.key);
    if (!handler) {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
    handler();
  };
  return {
    open,
    active,
    show: () => setListRequested(true),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-activedescendant': open && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      onBlur: close,
    },
    listProps: { id: listId, role: 'listbox', hidden: !open },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': active === index,
      onPointerMove: () => setActive(index),
      // keeps the focus in the field
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => select(index),
    }),
  } as const;
}
