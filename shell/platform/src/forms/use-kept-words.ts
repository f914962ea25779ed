import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fits, storedUnder } from '../data/stored.ts';

/**
 * Keeps what a form holds for this tab and brings it back into fields that nobody has touched meanwhile; the session's
 * end clears it.
 * @param key nothing is kept without one
 * @returns forgets what was kept, once it is sent
 */
export function useKeptWords<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>,
  usual: Values,
  key: string | undefined,
) {
  const [stored] = useState(() => storedUnder(`form:${key}`, () => sessionStorage));
  const isKept = key !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the same for as long as it is shown
  useEffect(() => {
    if (!isKept) return;
    const kept = stored.read();
    for (const [name, value] of fits(kept, usual) ? Object.entries(kept) : []) {
      const path = name as Path<Values>;
      if (form.getValues(path) === usual[path]) form.setValue(path, value, { shouldDirty: true });
    }
    return form.subscribe({
      formState: { values: true },
      // a change has a name; what a form says without one, such as that it is sent, is none
      callback: ({ name, values }) => void (name && stored.write(values)),
    });
  }, [isKept, stored]);
  return stored.remove;
}
