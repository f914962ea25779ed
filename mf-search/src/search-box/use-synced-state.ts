import { useState } from 'react';

/** Local state that is reset to its source whenever the source changes. */
export function useSyncedState<Value>(source: Value) {
  const [seen, setSeen] = useState(source);
  const [value, setValue] = useState(source);
  if (seen !== source) {
    setSeen(source);
    setValue(source);
  }
  return [value, setValue] as const;
}
