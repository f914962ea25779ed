import { Button, Flex, Text } from '@home-truths/platform/ui';
import { RotateCcw } from '@home-truths/platform/ui/icons';
import { useEffect, useRef } from 'react';
import type { useDraft } from './use-draft.ts';

const UNDO_TIMEOUT_MS = 10_000;

const NOTE_TEXTS = {
  restored: 'We’ve restored your draft from this device. (We never save the contact email.)',
  discarded: 'Your draft was discarded.',
};

/** Dismisses a temporary note after ten seconds, or later when the focus leaves it. */
function useDismissal(isTemporary: boolean, dismiss: () => void) {
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a re-render does not restart the timeout
  useEffect(() => {
    if (!isTemporary) return;
    const element = note.current;
    const timer = setTimeout(() => {
      if (element?.contains(document.activeElement)) element.addEventListener('focusout', dismiss);
      else dismiss();
    }, UNDO_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('focusout', dismiss);
    };
  }, [isTemporary]);
  return note;
}

type DraftNoteProps = Pick<ReturnType<typeof useDraft>, 'note' | 'discard' | 'undo' | 'dismiss'>;

export function DraftNote({ note, discard, undo, dismiss }: DraftNoteProps) {
  const element = useDismissal(note === 'discarded', dismiss);
  if (!note) return null;
  return (
    <Flex
      ref={element}
      align="center"
      justify="space-between"
      columnGap="4"
      flexWrap="wrap"
      px="4"
      py="1.5"
      bg="bg.muted"
      borderRadius="control"
    >
      <Text role="status" py="1.5">
        {NOTE_TEXTS[note]}
      </Text>
      {note === 'restored' ? (
        <Button key="discard" look="ghost" px="2" onClick={discard}>
          <RotateCcw size={17} /> Discard draft
        </Button>
      ) : (
        <Button key="undo" look="ghost" px="2" onClick={undo}>
          Undo
        </Button>
      )}
    </Flex>
  );
}
