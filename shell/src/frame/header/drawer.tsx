import { NavLink, useLocation } from '@home-truths/platform/router';
import { useLogout, useSession } from '@home-truths/platform/session';
import { ButtonLink, chakra, Stack } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import { PenLine } from '@home-truths/platform/ui/icons';
import { useEffect, useRef } from 'react';
import { ADMIN_LINKS, MEMBER_LINKS, NAVIGATION } from './links.ts';
import { useSignInAddress } from './use-sign-in-address.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  minH: '12',
  px: '3',
  borderRadius: 'control',
  fontSize: '1.1rem',
  fontWeight: '500',
  cursor: 'pointer',
  borderInlineStart: '4px solid transparent',
  _hover: { bg: 'bg.subtle' },
  '&[aria-current=page]': { borderInlineStartColor: 'accent.solid' },
};

const Item = chakra(NavLink, { base: row });
const Action = chakra('button', { base: row }, { defaultProps: { type: 'button' } });

/** The menu of phones. */
export function Drawer({ onClose }: { onClose(): void }) {
  const user = useSession(session => session.user);
  const signIn = useSignInAddress();
  const logout = useLogout();
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  const member = user ? [...MEMBER_LINKS, ...(user.isAdmin ? ADMIN_LINKS : [])] : [];
  return (
    <Dialog.Root open placement={'side' as never} onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Menu</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body asChild>
              <nav aria-label="Menu">
                <Stack gap="1">
                  {[...NAVIGATION, ...member].map(({ to, text }) => (
                    <Item key={text} to={to} end>
                      {text}
                    </Item>
                  ))}
                  {user ? (
                    <Action onClick={() => void logout()}>Logout</Action>
                  ) : (
                    <Item to={signIn} end>
                      Sign In
                    </Item>
                  )}
                </Stack>
              </nav>
            </Dialog.Body>
            <Dialog.Footer>
              <ButtonLink to="/write-review" w="full">
                <PenLine size={18} aria-hidden /> Write Review
              </ButtonLink>
            </Dialog.Footer>
            <DialogClose label="Close menu" />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
