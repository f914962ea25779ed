import { Link } from '@home-truths/platform/router';
import {
  Box,
  Container,
  chakra,
  type Elements,
  Flex,
  Heading,
  Text,
  usePictureSource,
} from '@home-truths/platform/ui';

const Trail = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    color: 'fg.muted',
    textStyle: 'meta',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& li + li::before': { content: '"›" / ""' },
    '& a': {
      lineHeight: '2.25rem',
      textDecoration: 'underline',
      _hover: { color: 'brand.fg' },
    },
  },
});

interface Crumb {
  to: string;
  text: string;
}

const Street = chakra('img', {
  base: {
    display: 'block',
    w: 'min(100%, 540px)',
    h: '120px',
    ms: 'auto',
    mt: '5',
    objectFit: 'cover',
    objectPosition: '88% 100%',
    filter: 'var(--ht-dim)',
    md: { maskImage: 'linear-gradient(to right, transparent, black 20%)' },
    lg: { pos: 'absolute', bottom: '0', insetEnd: '0' },
    _print: { display: 'none' },
  },
});

interface PlaceHeroProps {
  crumbs: readonly Crumb[];
  name: string;
  intro: string;
  counts?: string;
  children?: Elements;
}

export const PlaceHero = ({ crumbs, name, intro, counts, children }: PlaceHeroProps) => (
  <Box as="header" pos="relative" bg="bg.muted" pt={{ base: '1.5', md: '2' }} pb={{ lg: '9' }}>
    <Container pos="relative" zIndex="1">
      <chakra.nav aria-label="Breadcrumb" _print={{ display: 'none' }}>
        <Trail>
          {crumbs.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
          <li aria-current="page">
            <span translate="no">{name}</span>
          </li>
        </Trail>
      </chakra.nav>
      <Heading as="h1" look="h1" mt={{ base: '3', md: '6' }}>
        <span translate="no">{name}</span>
      </Heading>
      <Text mt="3" maxW="measure" fontSize={{ base: '1.06rem', md: '1.2rem' }}>
        {intro}
      </Text>
      {counts && (
        <Text mt="2" color="fg.muted">
          {counts}
        </Text>
      )}
      <Flex mt="5" gap="3" flexWrap="wrap" _empty={{ display: 'none' }} _print={{ display: 'none' }}>
        {children}
      </Flex>
    </Container>
    <Street
      {...usePictureSource('/drawings/3/street.svg')}
      alt="Illustration"
      width="1600"
      height="320"
      decoding="sync"
    />
  </Box>
);
