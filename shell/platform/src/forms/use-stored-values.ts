import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { knownFields, storageEntry } from '../data/storage-entry.ts';

/** Stores values in this tab until the session ends, and restores them into unchanged fields. */
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
    for (const [name, value] of Object.entries(knownFields(entry.read(), defaultValues) ?? {})) {
      const path = name as Path<Values>;
      if (form.getValues(path) === defaultValues[path]) form.setValue(path, value, { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true },
      // events without a name, such as submissions, are not changes
      callback: ({ name, values }) => void (name && entry.write(values)),
    });
  }, [isEnabled, entry]);
  return entry.remove;
}
