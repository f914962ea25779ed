import { Link, useNavigate } from '@home-truths/platform/router';
import {
  Box,
  Container,
  chakra,
  Flex,
  Heading,
  ScrollRow,
  Text,
  usePictureSource,
} from '@home-truths/platform/ui';
import { EMPTY_SEARCH, searchUrl } from '../search/search-params.ts';
import { FiltersButton } from '../search-box/filters-button.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { HeroReview } from './hero-review.tsx';

const EXAMPLES = ['Brunswick VIC 3056', 'Zetland NSW', 'Lydgate Road'];

/** A highlighter stroke; in dark mode (`--ht-night: 1`) it covers the whole word. */
const Highlighted = chakra('span', {
  base: {
    pos: 'relative',
    whiteSpace: 'nowrap',
    isolation: 'isolate',
    color: 'accent.contrast',
    _before: {
      content: '""',
      pos: 'absolute',
      zIndex: '-1',
      insetInline: '-0.08em',
      top: 'calc(0.62em - 0.52em * var(--ht-night))',
      bottom: '0.06em',
      bg: 'accent.solid',
      borderRadius: '0.08em',
      transform: 'rotate(-1.2deg)',
    },
  },
});

const Street = chakra('img', {
  base: {
    pos: 'absolute',
    insetInline: '0',
    bottom: { base: '0', md: '-1.75vw' },
    w: 'full',
    h: { base: '7rem', md: 'max(13rem, 22.25vw)' },
    objectFit: 'cover',
    objectPosition: { base: '88% 100%', md: '50% 100%' },
    filter: 'var(--ht-dim)',
  },
});

const Shortcuts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    mt: { base: '2', md: '3' },
    color: 'fg.muted',
    '& p': { alignItems: 'center', columnGap: '3' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '8',
      color: 'brand.fg',
      fontWeight: '600',
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.25em',
    },
  },
});

function HeroSearch() {
  const navigate = useNavigate();
  return (
    <SearchBox
      large
      search={EMPTY_SEARCH}
      renderFilters={(q, type) => (
        <FiltersButton onOpen={() => void navigate(searchUrl({ q, type, panel: 'open' }))} />
      )}
    />
  );
}

export const Hero = () => (
  <Box
    as="section"
    pos="relative"
    bg="bg.muted"
    pt={{ base: '6', md: '9' }}
    pb={{ base: '7.25rem', md: 'max(11rem, 18vw)' }}
  >
    <Container pos="relative" zIndex="1">
      <Text color="brand.fg" fontWeight="600" mb="3">
        Honest reviews of Australian homes
      </Text>
      <Heading as="h1" look="display" maxW="13em">
        Know the <Highlighted>truth</Highlighted>
        <br /> before you sign.
      </Heading>
      <Text
        mt="4"
        mb="6"
        maxW={{ base: '41rem', lg: 'min(41rem, 100% - 26rem)' }}
        fontSize={{ base: '1.06rem', md: '1.25rem' }}
        color="fg.muted"
      >
        What the open home won’t tell you about the noise, the leaks, the lift and the landlord – from people
        who’ve lived there.
      </Text>
      <Box maxW="57.5rem">
        <HeroSearch />
      </Box>
      <Shortcuts>
        <ScrollRow as="p">
          <span>Try:</span>
          {EXAMPLES.map(q => (
            <Link key={q} to={searchUrl({ q })}>
              {q}
            </Link>
          ))}
        </ScrollRow>
        <Flex as="p" wrap="wrap">
          <span>At an inspection?</span>
          <Link to="/resources/checklists/inspection">Open the checklist</Link>
        </Flex>
      </Shortcuts>
      <HeroReview />
    </Container>
    {/* last, so that it is positioned correctly while the document is still streaming */}
    <Box pos="absolute" inset="0" overflow="hidden">
      <Street
        {...usePictureSource('/drawings/3/street.svg')}
        alt=""
        width="1600"
        height="320"
        decoding="sync"
      />
    </Box>
  </Box>
);
