import type { Review } from '@home-truths/platform/contract';
import { Button, LazyPart, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { Flag } from '@home-truths/platform/ui/icons';
import { useState } from 'react';

const loadDialog = lazyWithRetry(() =>
  import(/* webpackChunkName: "dialogs" */ './report-dialog.tsx').then(module => module.ReportDialog),
);

const Failed = () => (
  <Text role="alert" color="danger.fg" alignSelf="center">
    We couldn’t open the form. Please try again.
  </Text>
);

/** Opens the form that reports a review to the moderators (decision 121); its code is loaded on click. */
export function ReportButton({ review }: { review: Review }) {
  const [{ isOpen, attempt }, setDialog] = useState({ isOpen: false, attempt: 0 });
  return (
    <>
      <Button
        look="ghost"
        color="fg.muted"
        css={{ '@media (scripting: none)': { display: 'none' } }}
        aria-haspopup="dialog"
        onClick={() => setDialog({ isOpen: true, attempt: attempt + 1 })}
      >
        <Flag size={17} /> Report
      </Button>
      {isOpen && (
        <LazyPart
          key={attempt}
          load={loadDialog}
          props={{ review, onClose: () => setDialog({ isOpen: false, attempt }) }}
          errorFallback={<Failed />}
        />
      )}
    </>
  );
}
