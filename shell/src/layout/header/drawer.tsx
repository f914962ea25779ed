import { Link, useLocation } from '@home-truths/platform/router';
import { useLogout, useSession } from '@home-truths/platform/session';
import { ButtonLink, chakra, Stack } from '@home-truths/platform/ui';
import { Dialog, DialogClose, Portal } from '@home-truths/platform/ui/dialog';
import { PenLine } from '@home-truths/platform/ui/icons';
import { Initial } from './initial.tsx';
import { ADMIN_LINKS, MEMBER_LINKS, NAVIGATION } from './links.ts';
import { useIsCurrent } from './use-is-current.ts';
import { useSignInUrl } from './use-sign-in-url.ts';

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

const Item = chakra(Link, { base: row });
const Action = chakra(
  'button',
  { base: { ...row, color: 'fg.muted' } },
  { defaultProps: { type: 'button' } },
);

const Account = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', mt: '3', pt: '3', borderTopWidth: '1px' },
});

const Person = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2.5', mt: '2', fontWeight: '600' },
});

function AccountLinks({ isAdmin }: { isAdmin: boolean }) {
  const { pathname, search } = useLocation();
  const logout = useLogout();
  return (
    <Account>
      {[...MEMBER_LINKS, ...(isAdmin ? ADMIN_LINKS : [])].map(({ to, text }) => (
        <Item key={text} to={to} aria-current={pathname + search === to ? 'page' : undefined}>
          {text}
        </Item>
      ))}
      <Action onClick={() => void logout()}>Logout</Action>
    </Account>
  );
}

export function Drawer({ onClose }: { onClose(): void }) {
  const user = useSession(session => session.user);
  const signIn = useSignInUrl();
  const isCurrent = useIsCurrent();
  return (
    <Dialog.Root open placement="side" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Menu</Dialog.Title>
              {user && (
                <Person>
                  <Initial name={user.firstName} />
                  <span translate="no">{user.firstName}</span>
                </Person>
              )}
            </Dialog.Header>
            <Dialog.Body asChild>
              <nav aria-label="Menu">
                <Stack gap="1">
                  {NAVIGATION.map(({ to, text }) => (
                    <Item key={to} to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
                      {text}
                    </Item>
                  ))}
                  {!user && <Item to={signIn}>Sign In</Item>}
                </Stack>
                {user && <AccountLinks isAdmin={user.isAdmin} />}
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
