import { useState } from 'react';

/** A value that can be changed here, and that follows its source whenever the source changes. */
export function useSyncedState<Value>(source: Value) {
  const [seen, setSeen] = useState(source);
  const [value, setValue] = useState(source);
  if (seen !== source) {
    setSeen(source);
    setValue(source);
  }
  return [value, setValue] as const;
}
