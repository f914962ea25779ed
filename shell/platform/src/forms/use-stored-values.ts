import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { matchesShape, storageEntry } from '../data/storage-entry.ts';

/**
 * Keeps what a form holds for this tab and brings it back into fields that nobody has touched meanwhile; the session's
 * end clears it.
 * @param key nothing is kept without one
 * @returns forgets what was kept, once it is sent
 */
export function useStoredValues<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>,
  defaults: Values,
  key: string | undefined,
) {
  const [entry] = useState(() => storageEntry(`form:${key}`, () => sessionStorage));
  const isEnabled = key !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the same for as long as it is shown
  useEffect(() => {
    if (!isEnabled) return;
    const stored = entry.read();
    for (const [name, value] of matchesShape(stored, defaults) ? Object.entries(stored) : []) {
      const path = name as Path<Values>;
      if (form.getValues(path) === defaults[path]) form.setValue(path, value, { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true },
      // a change has a name; what a form says without one, such as that it is sent, is none
      callback: ({ name, values }) => void (name && entry.write(values)),
    });
  }, [isEnabled, entry]);
  return entry.remove;
}
