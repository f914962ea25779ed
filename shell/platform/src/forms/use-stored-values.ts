import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { matchesShape, storageEntry } from '../data/storage-entry.ts';

/**
 * Stores the values of a form for this tab and restores them into fields that have not been changed meanwhile; the end
 * of the session clears them.
 * @param key without one, nothing is stored
 * @returns a function that clears the stored values, for after a submission
 */
export function useStoredValues<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>,
  defaultValues: Values,
  key: string | undefined,
) {
  const [entry] = useState(() => storageEntry(`form:${key}`, () => sessionStorage));
  const isEnabled = key !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is stable while it is mounted
  useEffect(() => {
    if (!isEnabled) return;
    const stored = entry.read();
    for (const [name, value] of matchesShape(stored, defaultValues) ? Object.entries(stored) : []) {
      const path = name as Path<Values>;
      if (form.getValues(path) === defaultValues[path]) form.setValue(path, value, { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true },
      // a change has a name; an event without one, such as a submission, is not a change
      callback: ({ name, values }) => void (name && entry.write(values)),
    });
  }, [isEnabled, entry]);
  return entry.remove;
}
