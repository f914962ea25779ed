import type { Merge } from '@home-truths/platform/contract';
import { Box, Button, chakra, Flex, Text } from '@home-truths/platform/ui';
import { X } from '@home-truths/platform/ui/icons';
import { fullAddress } from '@home-truths/platform/ui/property';
import { useEffect, useRef } from 'react';
import { UndoNotice } from '../console/undo-notice.tsx';
import type { useMergeUndo } from './use-merge-undo.ts';

const MessageList = chakra('ul', { base: { mt: '1', ps: '5', listStyleType: 'disc' } });

export const NotUndoneList = ({ messages }: { messages: readonly string[] | undefined }) =>
  messages?.length ? (
    <Box mt="2">
      <Text fontWeight="600">What stays as it is:</Text>
      <MessageList>
        {messages.map(message => (
          <li key={message} dir="auto">
            {message}
          </li>
        ))}
      </MessageList>
    </Box>
  ) : null;

/** Gets the focus, since the button that had it is gone. */
function UndoneNotice({ merge, onClose }: { merge: Merge; onClose(): void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Flex
      ref={notice}
      tabIndex={-1}
      role="group"
      aria-label="Merge undone"
      mb="5"
      ps="4"
      pe="1.5"
      py="1.5"
      gap="3"
      align="start"
      bg="brand.subtle"
      borderRadius="control"
    >
      <Box flex="1" minW="0" py="2" overflowWrap="anywhere">
        <Text dir="auto">
          <span>Merge undone: </span>
          <b>
            <bdi translate="no">{fullAddress(merge.from)}</bdi>
          </b>
          <span> has its own page again.</span>
        </Text>
        <NotUndoneList messages={merge.notUndone} />
      </Box>
      <Button look="ghost" size="icon" aria-label="Close" onClick={onClose}>
        <X size={18} />
      </Button>
    </Flex>
  );
}

/** Offers Undo for the latest merge, or shows the result of an undo. */
export const MergeNotices = ({ mergeUndo }: { mergeUndo: ReturnType<typeof useMergeUndo> }) => (
  <>
    {mergeUndo.notice && <UndoNotice key={mergeUndo.notice.name} {...mergeUndo.notice} />}
    {mergeUndo.undone && <UndoneNotice key={mergeUndo.undone.merge.id} {...mergeUndo.undone} />}
  </>
);
