import { Box, Button, Flex, Text } from '@home-truths/platform/ui';
import { RotateCcw, X } from '@home-truths/platform/ui/icons';
import { useEffect, useRef } from 'react';

interface UndoNoticeProps {
  /** What was done, for example `Deleted`. */
  what: string;
  /** The name of the record. */
  name: string;
  onUndo(): Promise<void>;
  onClose(): void;
}

/** Shown above a list after a row was removed; it gets the focus, since that row is gone. */
export function UndoNotice({ what, name, onUndo, onClose }: UndoNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Flex
      ref={notice}
      tabIndex={-1}
      role="group"
      aria-label={what}
      mb="5"
      ps="4"
      pe="1.5"
      py="1.5"
      gap="3"
      align="center"
      bg="brand.subtle"
      borderRadius="control"
    >
      <Text flex="1" minW="0" dir="auto" overflowWrap="anywhere">
        <span>{`${what}: `}</span>
        <b>{name}</b>
      </Text>
      <Box flexShrink="0">
        <Button look="outline" onClick={() => void onUndo()}>
          <RotateCcw size={18} /> Undo
        </Button>
        <Button look="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <X size={18} />
        </Button>
      </Box>
    </Flex>
  );
}
