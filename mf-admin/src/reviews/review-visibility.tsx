import type { AdminReview } from '@home-truths/platform/contract';
import { Button, lazyWithRetry } from '@home-truths/platform/ui';
import { Eye, EyeOff } from '@home-truths/platform/ui/icons';
import { LazyDialog, loadConfirmDialog } from '../console/lazy-dialog.tsx';
import { UndoNotice } from '../console/undo-notice.tsx';
import type { useReviewVisibility } from './use-review-visibility.tsx';

export const loadHideReviewsDialog = lazyWithRetry(() =>
  import('./hide-reviews-dialog.tsx').then(module => module.HideReviewsDialog),
);

type Visibility = ReturnType<typeof useReviewVisibility>;

/** The messages of `useReviewVisibility`: Undo for the latest change, and its dialogs. */
export const VisibilityNotices = ({
  notice,
  noticeKey,
  hideDialog,
  showDialog,
}: Pick<Visibility, 'notice' | 'noticeKey' | 'hideDialog' | 'showDialog'>) => (
  <>
    {notice && <UndoNotice key={noticeKey} {...notice} />}
    {hideDialog && <LazyDialog load={loadHideReviewsDialog} props={hideDialog} />}
    {showDialog && <LazyDialog load={loadConfirmDialog} props={showDialog} />}
  </>
);

interface VisibilityButtonsProps extends Pick<Visibility, 'confirmHiding' | 'confirmShowing'> {
  selected: readonly AdminReview[];
}

/** Returns reviews as `confirmShowing` takes them. */
export const toVersions = (reviews: readonly AdminReview[]) =>
  reviews.map(({ id, version }) => ({ id, version }));

/** Returns reviews as `confirmHiding` takes them. */
export const hidingOf = (reviews: readonly AdminReview[]) => ({
  title: reviews.length === 1 ? 'Hide this review?' : `Hide ${reviews.length} reviews?`,
  which: { reviews: toVersions(reviews) },
  properties: new Set(reviews.map(({ propertyId }) => propertyId)).size,
});

/** Buttons of the bulk bar for selected reviews. */
export function VisibilityButtons({ selected, confirmHiding, confirmShowing }: VisibilityButtonsProps) {
  const visible = selected.filter(({ visibility }) => visibility === 'visible');
  const hidden = selected.filter(({ visibility }) => visibility === 'hidden');
  return (
    <>
      {visible.length > 0 && (
        <Button look="outline" aria-haspopup="dialog" onClick={() => confirmHiding(hidingOf(visible))}>
          <EyeOff size={18} /> <span>{`Hide ${visible.length}`}</span>
        </Button>
      )}
      {hidden.length > 0 && (
        <Button look="outline" aria-haspopup="dialog" onClick={() => confirmShowing(toVersions(hidden))}>
          <Eye size={18} /> <span>{`Show ${hidden.length} again`}</span>
        </Button>
      )}
    </>
  );
}
