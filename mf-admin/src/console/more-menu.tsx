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
  /** Present for a link. */
  to?: string;
  /** The key of the list that does it. */
  shortcut?: string;
  help?: string;
}

interface MoreMenuProps {
  /** The name of the record, part of the accessible name of each button. */
  name: string;
  actions: readonly (MoreAction | false)[];
}

/** The less frequent actions of a row in a disclosure, which Escape and leaving it close. */
export function MoreMenu({ name, actions }: MoreMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = actions.filter(action => action !== false);
  const close = () => {
    setIsOpen(false);
    // a dialog gives the focus back to the element that had it
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen && event.key === 'Escape') close();
  };
  if (shown.length === 0) return null;
  return (
    <Box
      pos="relative"
      // at the end of a card, so that the list has room before it
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
      {shown.map(
        ({ label, shortcut, onSelect }) =>
          shortcut && <button key={label} type="button" hidden data-key={shortcut} onClick={onSelect} />,
      )}
      {isOpen && (
        <List>
          {shown.map(({ label, Icon, to, help, onSelect }) => {
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
