import { act, press, screen, showPart } from '@home-truths/platform/testing';
import { useState } from 'react';
import { UndoNotice } from './undo-notice.tsx';

const { jest } = import.meta;

/** A page with a list, and a notice for each act: the oldest is the lowest. */
function Acts({ hasList = true }: { hasList?: boolean }) {
  const [acts, setActs] = useState<string[]>([]);
  const remove = (act: string) => setActs(acts.filter(each => each !== act));
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setActs([...acts, `Act ${acts.length + 1}`])}>
        Act
      </button>
      {acts.toReversed().map(act => (
        <UndoNotice
          key={act}
          what={act}
          name="Caller"
          onUndo={async () => remove(act)}
          onClose={() => remove(act)}
        />
      ))}
      {hasList && <ul tabIndex={-1} />}
    </main>
  );
}

const shown = () => screen.queryAllByRole('group').map(notice => notice.getAttribute('aria-label'));

test('of several notices the latest is shown, and the one before it once that is undone', async () => {
  showPart(Acts, {});
  for (let act = 1; act <= 3; act++) await press('Act');
  expect(shown()).toEqual(['Act 3']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Act 3');
  await press('Undo');
  expect(shown()).toEqual(['Act 2']);
  expect(document.activeElement).toBe(screen.getByRole('list'));
  await press('Close');
  expect(shown()).toEqual(['Act 1']);
  await press('Undo');
  expect(shown()).toEqual([]);
});

test('where there is no list the page gets the focus', async () => {
  showPart(Acts, { hasList: false });
  await press('Act');
  await press('Close');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a second press on Undo, before the reply to the first, is ignored', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onUndo = jest.fn(() => promise);
  showPart(UndoNotice, { what: 'Deleted', name: 'Caller', onUndo, onClose() {} });
  await press('Undo');
  await press('Undo');
  expect(onUndo).toHaveBeenCalledTimes(1);
  await act(async () => resolve());
  await press('Undo');
  expect(onUndo).toHaveBeenCalledTimes(2);
});
