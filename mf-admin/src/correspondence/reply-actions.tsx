import type { SentReply } from '@home-truths/platform/contract';
import { Button, Flex, lazyWithRetry } from '@home-truths/platform/ui';
import { PenLine } from '@home-truths/platform/ui/icons';
import { useRef, useState } from 'react';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import type { RecordToReply } from './record-to-reply.ts';
import { ReplyState } from './reply-state.tsx';
import { ThreadLink } from './thread-link.tsx';

/** The chunk of the dialog; fetched when it is first opened. */
export const loadReplyDialog = lazyWithRetry(() =>
  import('./reply-dialog.tsx').then(module => module.ReplyDialog),
);

interface ReplyActionsProps {
  record: RecordToReply;
  latestReply: SentReply | null | undefined;
  /** On the page of the thread there is no link to it, and each reply says what became of it. */
  isInThread?: boolean;
}

/** What can be done about a record: reply, undo the latest reply, read all that the person sent. */
export function ReplyActions({ record, latestReply, isInThread = false }: ReplyActionsProps) {
  const { about, id, name, hasEmail, canClose } = record;
  const replyButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Flex mt="3" columnGap="4" rowGap="2.5" align="center" wrap="wrap">
      {hasEmail && (
        <Button
          ref={replyButton}
          look={canClose ? 'solid' : 'outline'}
          aria-haspopup="dialog"
          aria-label={`Reply to ${name}`}
          onClick={() => setIsOpen(true)}
        >
          <PenLine size={18} /> <span>Reply</span>
        </Button>
      )}
      {!isInThread && <ThreadLink about={about} id={id} name={name} />}
      {latestReply && !isInThread && (
        <ReplyState reply={latestReply} name={name} onUndone={() => replyButton.current?.focus()} />
      )}
      {isOpen && (
        <LazyDialog
          load={loadReplyDialog}
          props={{ record, latest: latestReply?.id ?? 0, onClose: () => setIsOpen(false) }}
        />
      )}
    </Flex>
  );
}
