import { Link } from '@home-truths/platform/router';
import { Box, Button, chakra } from '@home-truths/platform/ui';
import { Ellipsis } from '@home-truths/platform/ui/icons';
import { popupListRecipe } from '@home-truths/platform/ui/recipes';
import { type KeyboardEvent, useRef, useState } from 'react';

const List = chakra('ul', {
  base: {
    ...popupListRecipe.base,
    zIndex: '1',
    minW: 'min(10.5rem, 100vw - 4rem)',
    w: 'max-content',
    maxW: 'min(15rem, 100vw - 4rem)',
    insetEnd: '0',
  },
});

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    cursor: 'pointer',
    textAlign: 'start',
    _hover: { bg: 'bg.subtle' },
    '& > svg': { flexShrink: '0' },
  },
});

const Help = chakra('span', { base: { display: 'block', pb: '1.5', color: 'fg.muted', textStyle: 'meta' } });

export interface MoreAction {
  label: string;
  Icon: typeof Ellipsis;
  onSelect?(): void;
  to?: string;
  /** Its key in `LIST_KEYS`. */
  shortcut?: string;
  help?: string;
}

interface MoreMenuProps {
  /** The record, for accessible names. */
  name: string;
  actions: readonly (MoreAction | false)[];
}

/**
 * Shows a row's less frequent actions in a disclosure, without those that are false. It closes by Escape, or when the
 * focus leaves it.
 */
export function MoreMenu({ name, actions }: MoreMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const available = actions.filter(action => action !== false);
  const close = () => {
    setIsOpen(false);
    // a dialog that the action opens returns the focus to this button later
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape') close();
  };
  if (available.length === 0) return null;
  return (
    <Box
      pos="relative"
      // at the end of a card, since the list opens towards its start
      ms={{ base: 'auto', lg: '0' }}
      onKeyDown={onKeyDown}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <Button
        ref={button}
        look="ghost"
        size="icon"
        aria-label={`More: ${name}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis size={20} />
      </Button>
      {available.map(
        ({ label, shortcut, onSelect }) =>
          // list-keys.ts presses this button for a key; the visible ones exist only while the menu is open
          shortcut && <button key={label} type="button" hidden data-key={shortcut} onClick={onSelect} />,
      )}
      {isOpen && (
        <List>
          {available.map(({ label, Icon, to, help, onSelect }) => {
            const content = (
              <>
                <Icon size={18} />
                <span>
                  <span>{label}</span>
                  {help && <Help>{help}</Help>}
                </span>
              </>
            );
            const select = () => {
              close();
              onSelect?.();
            };
            return (
              <li key={label}>
                <Item
                  asChild={Boolean(to)}
                  type={to ? undefined : 'button'}
                  aria-label={`${label}: ${name}`}
                  aria-description={help}
                  onClick={to ? undefined : select}
                >
                  {to ? <Link to={to}>{content}</Link> : content}
                </Item>
              </li>
            );
          })}
        </List>
      )}
    </Box>
  );
}
