import { Box, Button, chakra, Flex, Text } from '@home-truths/platform/ui';
import { RotateCcw, X } from '@home-truths/platform/ui/icons';
import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The ids of the mounted notices, latest last. */
let notices: readonly string[] = [];
const listeners = new Set<() => void>();

function setNotices(next: readonly string[]) {
  notices = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true for the latest notice, the only one that is shown; when it is gone, the previous one is the latest. */
function useIsLatestNotice(): boolean {
  const id = useId();
  // a new notice is not in the list yet
  const isLatest = () => !notices.includes(id) || notices.at(-1) === id;
  useLayoutEffect(() => {
    setNotices([...notices, id]);
    return () => setNotices(notices.filter(each => each !== id));
  }, [id]);
  return useSyncExternalStore(subscribe, isLatest, isLatest);
}

interface UndoNoticeProps {
  /** `Deleted` */
  what: string;
  /** Shown instead of `what`, above the name. */
  message?: string;
  name: string;
  /** True if `name` is not translated: a person or a street address. */
  isProperName?: boolean;
  keepsFocus?: boolean;
  onUndo(): Promise<void>;
  onClose(): void;
}

/** Moves a notice's focus to the list below it, or to the page if the list is empty. */
function passFocusOn(notice: HTMLElement | null) {
  if (!notice?.contains(document.activeElement)) return;
  const section = notice.closest<HTMLElement>('section, main') ?? notice.parentElement;
  const list = section?.querySelector<HTMLElement>(':is(ul, table)[tabindex="-1"]');
  (list ?? notice.closest('main'))?.focus();
}

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

/** Offers Undo above a list after a change. It takes the focus, unless `keepsFocus`; only the latest is shown. */
export function UndoNotice(props: UndoNoticeProps) {
  const { what, message, name, isProperName, keepsFocus = false, onUndo, onClose } = props;
  const isShown = useIsLatestNotice();
  const notice = useNoticeFocus(keepsFocus, isShown);
  const [isUndoing, setIsUndoing] = useState(false);
  // a second press would be refused, since the change is undone already
  const undo = async () => {
    setIsUndoing(true);
    await onUndo().finally(() => setIsUndoing(false));
  };
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
        {/* the key `u` of lists presses the button with `data-undo` */}
        <Button
          look="outline"
          data-undo={isShown || undefined}
          aria-disabled={isUndoing || undefined}
          onClick={() => !isUndoing && void undo()}
        >
          <RotateCcw size={18} /> Undo
        </Button>
        <Button look="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <X size={18} />
        </Button>
      </Box>
    </Flex>
  );
}
