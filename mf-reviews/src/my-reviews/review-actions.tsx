import type { MyReview } from '@home-truths/platform/contract';
import { Button, Flex, LazyPart, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { PenLine, Trash2 } from '@home-truths/platform/ui/icons';
import { useRef, useState } from 'react';
import type { LinkAccess } from './link-access.ts';

/** Exported for tests, which load the dialogs first. */
export const DIALOG_LOADERS = {
  edit: lazyWithRetry(() => import('./edit-dialog.tsx').then(module => module.EditDialog)),
  // in the chunk of own-review.tsx, which shows these buttons; the edit dialog brings the whole form
  delete: lazyWithRetry(() =>
    import(/* webpackChunkName: "own" */ './delete-dialog.tsx').then(module => module.DeleteDialog),
  ),
};

type DialogName = keyof typeof DIALOG_LOADERS;

const Failed = () => (
  <Text role="alert" color="danger.fg" alignSelf="center">
    We couldn’t open the form. Please try again.
  </Text>
);

export function ReviewActions({
  review,
  linkAccess,
}: {
  review: MyReview;
  linkAccess?: LinkAccess | undefined;
}) {
  const [{ opened, attempt }, setDialog] = useState<{ opened?: DialogName; attempt: number }>({ attempt: 0 });
  // each click is a new attempt to load a dialog
  const open = (dialog?: DialogName) => setDialog({ opened: dialog, attempt: attempt + 1 });
  const buttons = useRef<HTMLDivElement>(null);
  // for the focus after a deletion, which removes this card
  const getCard = () => buttons.current?.closest('article');
  return (
    <Flex ref={buttons} gap="2.5" flexWrap="wrap">
      <Button look="outline" aria-haspopup="dialog" onClick={() => open('edit')}>
        <PenLine size={18} /> Edit
      </Button>
      <Button look="ghost" aria-haspopup="dialog" onClick={() => open('delete')}>
        <Trash2 size={18} /> Delete
      </Button>
      {opened && (
        <LazyPart
          key={attempt}
          load={DIALOG_LOADERS[opened]}
          props={{ review, linkAccess, getCard, onClose: () => open() }}
          errorFallback={<Failed />}
        />
      )}
    </Flex>
  );
}
