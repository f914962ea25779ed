import { Box, Button, chakra, Flex, Text } from '@home-truths/platform/ui';
import { RotateCcw, X } from '@home-truths/platform/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import { useIsLatestNotice } from './latest-notice.ts';

interface UndoNoticeProps {
  /** `Deleted` */
  what: string;
  /** Replaces `what`, above the name. */
  message?: string;
  name: string;
  /** True for the name of a person or a street address, which is not translated. */
  isProperName?: boolean;
  /** True to take the focus only if nothing else has it. */
  keepsFocus?: boolean;
  onUndo(): Promise<void>;
  onClose(): void;
}

/** Passes the focus of a notice to the list below it, or to the page if that is empty. */
function passFocusOn(notice: HTMLElement | null) {
  if (!notice?.contains(document.activeElement)) return;
  const around = notice.closest<HTMLElement>('section, main') ?? notice.parentElement;
  const list = around?.querySelector<HTMLElement>(':is(ul, table)[tabindex="-1"]');
  (list ?? notice.closest('main'))?.focus();
}

/** Takes the focus when it appears, unless something else keeps it, and passes it to the list below when it goes. */
function useNoticeFocus(keepsFocus: boolean, isShown: boolean) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    if (!keepsFocus || document.activeElement === document.body) element?.focus();
    return () => passFocusOn(element);
  }, [keepsFocus]);
  useLayoutEffect(() => {
    if (!isShown) passFocusOn(notice.current);
  }, [isShown]);
  return notice;
}

/**
 * Shown above a list after a row was changed or removed; it takes the focus if that row is gone. Only the latest on
 * a page is shown.
 */
export function UndoNotice(props: UndoNoticeProps) {
  const { what, message, name, isProperName, keepsFocus = false, onUndo, onClose } = props;
  const isShown = useIsLatestNotice();
  const notice = useNoticeFocus(keepsFocus, isShown);
  return (
    <Flex
      ref={notice}
      hidden={!isShown}
      display={isShown ? 'flex' : 'none'}
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
        <span>{message ?? `${what}: `}</span>
        <chakra.b display={message && 'block'} translate={isProperName ? 'no' : undefined}>
          {name}
        </chakra.b>
      </Text>
      <Box flexShrink="0">
        <Button look="outline" data-undo={isShown || undefined} onClick={() => void onUndo()}>
          <RotateCcw size={18} /> Undo
        </Button>
        <Button look="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <X size={18} />
        </Button>
      </Box>
    </Flex>
  );
}
