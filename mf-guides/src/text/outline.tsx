import { Link } from '@home-truths/platform/router';
import { Box, chakra } from '@home-truths/platform/ui';
import { cardRecipe } from '@home-truths/platform/ui/recipes';
import type { GuideSection } from '../guides/guide.ts';
import { SidebarHeading } from '../sidebar/sidebar-heading.tsx';

/** Does not scroll, as the link does. */
const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

const Entry = chakra(Link, {
  base: {
    display: 'block',
    ps: '4',
    pe: '2',
    py: { base: '2.5', lg: '1.5' },
    color: 'fg.muted',
    borderStartWidth: '3px',
    borderColor: 'border',
    lineHeight: '1.35',
    fontSize: '0.97rem',
    transition: 'color 120ms, border-color 120ms',
    _hover: { color: 'brand.fg', borderColor: 'border.emphasized' },
    '&[aria-current]': { color: 'fg', fontWeight: '600', borderColor: 'accent.solid' },
  },
});

interface EntriesProps {
  sections: GuideSection[];
  current?: string;
}

interface OutlineProps extends EntriesProps {
  /** The heading: `In This Guide`. */
  name: string;
}

const Entries = ({ sections, current }: EntriesProps) => (
  <ol>
    {sections.map(({ id, heading }) => (
      <li key={id}>
        <Entry
          to={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onClick={() => focusOn(id)}
        >
          {heading}
        </Entry>
      </li>
    ))}
  </ol>
);

export const Outline = ({ name, ...entries }: OutlineProps) => (
  <chakra.nav
    aria-labelledby="outline"
    display={{ base: 'none', lg: 'flex' }}
    flexDir="column"
    maxH="40dvh"
    _print={{ display: 'none' }}
  >
    <Box mb="2">
      <SidebarHeading id="outline">{name}</SidebarHeading>
    </Box>
    <Box overflowY="auto" scrollbarWidth="thin">
      <Entries {...entries} />
    </Box>
  </chakra.nav>
);

const Collapsible = chakra('details', {
  base: {
    ...cardRecipe.base,
    display: { base: 'block', lg: 'none' },
    mb: '9',
    _print: { display: 'none' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: '12',
      px: '4',
      fontFamily: 'heading',
      fontWeight: '700',
      cursor: 'pointer',
      listStyle: 'none',
      _after: {
        content: '""',
        boxSizing: 'border-box',
        w: '2.5',
        h: '2.5',
        mb: '1',
        borderWidth: '0 2px 2px 0',
        borderColor: 'currentcolor',
        borderStyle: 'solid',
        transform: 'rotate(45deg)',
      },
    },
    '&[open] summary::after': { transform: 'rotate(225deg)', mb: '-1.5' },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& ol': { px: '4', pb: '4' },
  },
});

export const CollapsibleOutline = ({ name, ...entries }: OutlineProps) => (
  <Collapsible>
    <summary>{name}</summary>
    <Entries {...entries} />
  </Collapsible>
);
