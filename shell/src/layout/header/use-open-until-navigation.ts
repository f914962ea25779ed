import { useLocation } from '@home-truths/platform/router';
import { useState } from 'react';

/** Returns whether a menu is open; every navigation closes it, also one during which its code loads. */
export function useOpenUntilNavigation() {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const [lastKey, setLastKey] = useState(key);
  // while rendering: an effect could close a menu that is opened right after the navigation
  if (lastKey !== key) {
    setLastKey(key);
    setOpen(false);
  }
  return [open, setOpen] as const;
}
