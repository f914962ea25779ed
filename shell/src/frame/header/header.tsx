import { NavLink } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import { Box, Button, ButtonLink, Container, chakra, Flex, LazyPart, lazily } from '@home-truths/platform/ui';
import { Menu, PenLine } from '@home-truths/platform/ui/icons';
import { useState } from 'react';
import { Brand } from '../brand.tsx';
import { NAVIGATION } from './links.ts';
import { MemberMenu } from './member-menu.tsx';
import { useSignInAddress } from './use-sign-in-address.ts';

const Bar = chakra('header', {
  base: {
    pos: 'sticky',
    top: '0',
    zIndex: 'header',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
  },
});

const Item = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    fontWeight: '500',
    borderBottom: '3px solid transparent',
    _hover: { color: 'brand.fg' },
    '&[aria-current=page]': { borderBottomColor: 'accent.solid' },
  },
});

const loadDrawer = lazily(() => import('./drawer.tsx').then(module => module.Drawer));

function DrawerButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="ghost"
        size="icon"
        display={{ base: 'inline-flex', md: 'none' }}
        css={{ '@media (scripting: none)': { display: 'none' } }}
        aria-label="Open menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden />
      </Button>
      {open && <LazyPart load={loadDrawer} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}

/** Name, navigation, Write Review for everyone, and Sign In or the member's menu (spec section 2). */
export function Header() {
  const user = useSession(session => session.user);
  const signIn = useSignInAddress();
  return (
    <Bar>
      <Container display="flex" alignItems="center" justifyContent="space-between" gap="4" minH="16">
        <Flex align="center" gap="9">
          <Brand />
          <Box as="nav" aria-label="Main" display={{ base: 'none', md: 'flex' }} gap="7">
            {NAVIGATION.map(({ to, text }) => (
              <Item key={to} to={to}>
                {text}
              </Item>
            ))}
          </Box>
        </Flex>
        <Flex align="center" gap="2">
          <Box display={{ base: 'none', md: 'contents' }}>
            {user ? (
              <MemberMenu user={user} />
            ) : (
              <ButtonLink to={signIn} look="ghost">
                Sign In
              </ButtonLink>
            )}
            <ButtonLink to="/write-review">
              <PenLine size={18} aria-hidden /> Write Review
            </ButtonLink>
          </Box>
          <DrawerButton />
        </Flex>
      </Container>
    </Bar>
  );
}
