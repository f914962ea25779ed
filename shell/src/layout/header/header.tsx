import { Link } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import {
  Box,
  Button,
  ButtonLink,
  Container,
  chakra,
  Flex,
  LazyPart,
  lazyWithRetry,
  Text,
  TextLink,
} from '@home-truths/platform/ui';
import { Menu, PenLine } from '@home-truths/platform/ui/icons';
import { useState } from 'react';
import { Brand } from '../brand.tsx';
import { useIsSlim } from '../use-is-slim.ts';
import { NAVIGATION } from './links.ts';
import { MemberMenu } from './member-menu.tsx';
import { useIsCurrent } from './use-is-current.ts';
import { useSignInUrl } from './use-sign-in-url.ts';

const Bar = chakra('header', {
  base: {
    pos: 'sticky',
    top: '0',
    zIndex: 'header',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
    '@media (max-height: 30rem)': { pos: 'relative' },
  },
});

const Item = chakra(Link, {
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

const WRITE = { to: '/write-review', text: 'Write Review' };

const loadDrawer = lazyWithRetry(() => import('./drawer.tsx').then(module => module.Drawer));

/** The menu as plain links: its code failed to load, and is requested again at the next press. */
const PlainMenu = () => (
  <Box
    as="nav"
    aria-label="Menu"
    pos="absolute"
    top="100%"
    insetX="0"
    p="4"
    bg="bg.panel"
    borderBottomWidth="1px"
    boxShadow="overlay"
  >
    <Text role="alert" color="fg.muted">
      We couldn’t load the menu. These links still work.
    </Text>
    {[...NAVIGATION, WRITE].map(({ to, text }) => (
      <TextLink key={to} to={to} display="flex" alignItems="center" minH="11">
        {text}
      </TextLink>
    ))}
  </Box>
);

function DrawerButton() {
  const [open, setOpen] = useState(false);
  const [tries, setTries] = useState(0);
  const openMenu = () => {
    setTries(before => before + 1);
    setOpen(true);
  };
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
        onClick={openMenu}
      >
        <Menu aria-hidden />
      </Button>
      {open && (
        <LazyPart
          key={tries}
          load={loadDrawer}
          props={{ onClose: () => setOpen(false) }}
          errorFallback={<PlainMenu />}
        />
      )}
    </>
  );
}

/**
 * Name, navigation, Write Review for everyone, and Sign In or the member's menu. In a slim frame there is only the search
 * of the navigation, and no Write Review.
 */
export function Header() {
  const isSlim = useIsSlim();
  const user = useSession(session => session.user);
  const signIn = useSignInUrl();
  const isCurrent = useIsCurrent();
  return (
    <Bar>
      <Container display="flex" alignItems="center" justifyContent="space-between" gap="4" minH="16">
        <Flex align="center" gap="9">
          <Brand />
          <Box as="nav" aria-label="Main" display={{ base: 'none', md: 'flex' }} gap="7">
            {(isSlim ? NAVIGATION.slice(0, 1) : NAVIGATION).map(({ to, text }) => (
              <Item key={to} to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
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
            {!isSlim && (
              <ButtonLink to="/write-review">
                <PenLine size={18} aria-hidden /> Write Review
              </ButtonLink>
            )}
          </Box>
          <DrawerButton />
        </Flex>
      </Container>
    </Bar>
  );
}
