import type { SentReply } from '@home-truths/platform/contract';
import { Button, Flex, lazyWithRetry } from '@home-truths/platform/ui';
import { PenLine } from '@home-truths/platform/ui/icons';
import { useRef, useState } from 'react';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { RecordLink } from '../console/links.ts';
import { type RecordToReply, type ThreadKey, threadPath } from './queries.ts';
import { ReplyState } from './reply-state.tsx';

const ThreadLink = ({ name, ...key }: ThreadKey & { name: string }) => (
  <RecordLink
    display="inline-flex"
    alignItems="center"
    minH="9"
    textStyle="meta"
    color="fg.muted"
    to={threadPath(key)}
    aria-label={`All correspondence: ${name}`}
  >
    All correspondence
  </RecordLink>
);

export const loadReplyDialog = lazyWithRetry(() =>
  import('./reply-dialog.tsx').then(module => module.ReplyDialog),
);

interface ReplyActionsProps {
  record: RecordToReply;
  latestReply: SentReply | null | undefined;
  /** True on the thread's page, which needs no link to itself and shows the state of each reply. */
  isInThread?: boolean;
}

/** A row's part for replies: Reply, the thread, and what became of the latest reply. */
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
          props={{ record, latestReplyId: latestReply?.id ?? 0, onClose: () => setIsOpen(false) }}
        />
      )}
    </Flex>
  );
}
