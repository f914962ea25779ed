import { Link } from '@home-truths/platform/router';
import { useSession } from '@home-truths/platform/session';
import {
  Box,
  Button,
  ButtonLink,
  Container,
  chakra,
  LazyPart,
  lazyWithRetry,
  Text,
  TextLink,
} from '@home-truths/platform/ui';
import { Menu, PenLine } from '@home-truths/platform/ui/icons';
import { useState } from 'react';
import { Brand } from '../brand.tsx';
import { NAVIGATION } from './links.ts';
import { MemberMenu } from './member-menu.tsx';
import { useIsCurrent } from './use-is-current.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';
import { useSignInUrl } from './use-sign-in-url.ts';

/** Width at which everything fits one line, in units of the visitor's text size. */
const WIDE = '@container (min-width: 48rem)';

const Bar = chakra('header', {
  base: {
    containerType: 'inline-size',
    pos: 'sticky',
    top: '0',
    zIndex: 'header',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
    // scrolls away on low screens, and if large text needs several lines
    '@media (max-height: 30rem), (max-width: 17rem)': { pos: 'relative' },
  },
});

const Item = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    fontWeight: '500',
    // also above, to align the text with the site's name
    borderBlock: '3px solid transparent',
    _hover: { color: 'brand.fg' },
    '&[aria-current=page]': { borderBottomColor: 'accent.solid' },
  },
});

const WRITE = { to: '/write-review', text: 'Write Review' };

const loadDrawer = lazyWithRetry(() => import('./drawer.tsx').then(module => module.Drawer));

/** Replaces a menu whose code failed to load; the next press requests it again. */
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
  const [open, setOpen] = useOpenUntilNavigation();
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
        css={{ [WIDE]: { display: 'none' }, '@media (scripting: none)': { display: 'none' } }}
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

/** Wraps only for large text, after the site's name breaks and a member's name is cut. */
const Line = chakra(Container, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minH: '16',
    [WIDE]: { flexWrap: 'nowrap', justifyContent: 'space-between', columnGap: '4' },
  },
});

const Start = chakra('div', {
  base: {
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    gap: { base: '5', lg: '9' },
    [WIDE]: { flex: 'none' },
  },
});

const Nav = chakra('nav', {
  base: { display: 'none', gap: { base: '5', lg: '7' }, [WIDE]: { display: 'flex' } },
});

const End = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '1', lg: '2' }, minW: '0', ms: 'auto' },
});

const Account = chakra('div', { base: { display: 'none', minW: '0', [WIDE]: { display: 'block' } } });

const WriteReview = chakra(ButtonLink, {
  base: {
    px: { base: '3', lg: '4' },
    flexShrink: '1',
    [WIDE]: { flexShrink: '0' },
    '& > svg': { display: { base: 'none', lg: 'block' } },
  },
});

export function Header() {
  const user = useSession(session => session.user);
  const signIn = useSignInUrl();
  const isCurrent = useIsCurrent();
  return (
    <Bar>
      <Line>
        <Start>
          <Brand />
          <Nav aria-label="Main">
            {NAVIGATION.map(({ to, text }) => (
              <Item key={to} to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
                {text}
              </Item>
            ))}
          </Nav>
        </Start>
        <End>
          <Account>
            {user ? (
              <MemberMenu user={user} />
            ) : (
              <ButtonLink to={signIn} look="ghost">
                Sign In
              </ButtonLink>
            )}
          </Account>
          <WriteReview to={WRITE.to}>
            <PenLine size={18} aria-hidden /> <span>{WRITE.text}</span>
          </WriteReview>
          <DrawerButton />
        </End>
      </Line>
    </Bar>
  );
}
