import { pageHandleOf, useMatches } from '@home-truths/platform/host';
import { Link, useLocation } from '@home-truths/platform/router';
import { Box, Container, chakra, Flex, Grid, Heading, Text } from '@home-truths/platform/ui';
import { useIsDemoSite } from './app.tsx';
import { Brand } from './brand.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const GROUPS = [
  {
    title: 'Platform',
    links: [
      { to: '/search', text: 'Search Properties' },
      { to: '/write-review', text: 'Write Review' },
      { to: '/search?sort=most-reviews', text: 'Browse Reviews' },
      { to: '/help#install', text: 'Mobile App' },
    ],
  },
  {
    title: 'Support',
    links: [
      { to: '/help', text: 'Help Center' },
      { to: '/resources', text: 'Resources' },
      { to: '/contact', text: 'Contact Us' },
      { to: '/report', text: 'Report Issue' },
    ],
  },
  {
    title: 'Legal',
    inRow: true,
    links: [
      { to: '/privacy', text: 'Privacy' },
      { to: '/terms', text: 'Terms' },
      { to: '/cookies', text: 'Cookie Policy' },
    ],
  },
];

const FooterLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '10', md: '9' },
    color: 'deep.muted',
    _hover: { color: 'deep.fg', textDecoration: 'underline' },
  },
});

function useLinkUrl(to: string) {
  const { pathname } = useLocation();
  return to === '/report' && pathname !== to ? `${to}?page=${encodeURIComponent(pathname)}` : to;
}

const Entry = ({ to, text }: { to: string; text: string }) => (
  <li>
    <FooterLink to={useLinkUrl(to)}>{text}</FooterLink>
  </li>
);

const Group = ({ title, links, inRow }: (typeof GROUPS)[number]) => (
  <chakra.nav aria-label={title} gridColumn={inRow ? { base: '1 / -1', md: 'auto' } : undefined}>
    <Heading as="h2" look="label" mb="2">
      {title}
    </Heading>
    <chakra.ul display={inRow ? { base: 'flex', md: 'block' } : undefined} flexWrap="wrap" columnGap="6">
      {links.map(({ to, text }) => (
        <Entry key={text} to={to} text={text} />
      ))}
    </chakra.ul>
  </chakra.nav>
);

const Columns = () => (
  <Grid
    templateColumns={{ base: 'repeat(auto-fit, minmax(8rem, 1fr))', md: '1.6fr 1fr 1fr 1fr' }}
    gap={{ base: '5', md: '8' }}
    mb={{ base: '5', md: '6' }}
    pb={{ base: '5', md: '10' }}
    borderBottomWidth="1px"
    borderColor="deep.border"
  >
    <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <Brand />
      <Text mt={{ base: '1', md: '3' }} maxW="20rem" color="deep.muted">
        Transparent property insights from people who’ve lived there.
      </Text>
    </Box>
    {GROUPS.map(group => (
      <Group key={group.title} {...group} />
    ))}
  </Grid>
);

export function Footer() {
  const isDemoSite = useIsDemoSite();
  const isSlim = pageHandleOf(useMatches().at(-1) ?? {})?.frame === 'slim';
  return (
    <Box as="footer" mt="4.5rem" bg="deep.bg" color="deep.fg" _print={{ display: 'none' }}>
      <Container py={{ base: '6', md: '12' }}>
        {!isSlim && <Columns />}
        <Flex gap="4" align="center" justify="space-between" flexWrap="wrap">
          <Box color="deep.muted">
            <Text>
              © 2024 <span translate="no">Home Truths</span>. All rights reserved.
            </Text>
            {isDemoSite && <Text>The properties and reviews on this site are sample data.</Text>}
          </Box>
          <ThemeSwitch />
        </Flex>
      </Container>
    </Box>
  );
}
