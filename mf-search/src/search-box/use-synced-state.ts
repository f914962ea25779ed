import { useState } from 'react';

/** Returns local state that is reset when its source changes. */
export function useSyncedState<Value>(source: Value) {
  const [lastSource, setLastSource] = useState(source);
  const [value, setValue] = useState(source);
  if (lastSource !== source) {
    setLastSource(source);
    setValue(source);
  }
  return [value, setValue] as const;
}
