import { Box, Button, Flex, Text } from '@home-truths/platform/ui';
import { RotateCcw, X } from '@home-truths/platform/ui/icons';
import { useLayoutEffect, useRef } from 'react';

interface UndoNoticeProps {
  /** What was done, for example `Deleted`. */
  what: string;
  /** The name of the record. */
  name: string;
  /** The name is one that nobody translates, of a person or a street address. */
  isProperName?: boolean;
  /** It gets the focus only where nothing else has it. */
  keepsFocus?: boolean;
  onUndo(): Promise<void>;
  onClose(): void;
}

/** Has the focus when it appears, where nothing else keeps it; when it goes, the list below it gets what it had. */
function useNoticeFocus(keepsFocus: boolean) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    if (!keepsFocus || document.activeElement === document.body) element?.focus();
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = element.closest('section, main') ?? element.parentElement;
      around?.querySelector<HTMLElement>('ul[tabindex="-1"]')?.focus();
    };
  }, [keepsFocus]);
  return notice;
}

/** Shown above a list after a row was changed or removed; it gets the focus where that row is gone. */
export function UndoNotice(props: UndoNoticeProps) {
  const { what, name, isProperName, keepsFocus = false, onUndo, onClose } = props;
  const notice = useNoticeFocus(keepsFocus);
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
        <b translate={isProperName ? 'no' : undefined}>{name}</b>
      </Text>
      <Box flexShrink="0">
        <Button look="outline" data-undo="" onClick={() => void onUndo()}>
          <RotateCcw size={18} /> Undo
        </Button>
        <Button look="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <X size={18} />
        </Button>
      </Box>
    </Flex>
  );
}
