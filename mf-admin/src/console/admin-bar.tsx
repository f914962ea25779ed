import { NavLink } from '@home-truths/platform/router';
import { Box, Container, chakra } from '@home-truths/platform/ui';

/** The screens of the admin console (decision 152). */
const SCREENS = [
  ['/admin', 'Dashboard'],
  ['/admin/leads', 'Leads'],
  ['/admin/reviews', 'Reviews'],
  ['/admin/properties', 'Properties'],
  ['/admin/complaints', 'Complaints'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/security', 'Security'],
] as const;

const List = chakra('ul', {
  base: {
    display: 'flex',
    // on a phone all of them are visible, on two lines
    flexWrap: 'wrap',
    columnGap: { base: '5', md: '7' },
    m: '0',
    p: '0',
    listStyle: 'none',
  },
});

const Item = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: '0',
    minH: { base: '11', md: '12' },
    color: 'fg.muted',
    fontWeight: '600',
    borderBottom: '3px solid transparent',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', borderBottomColor: 'accent.solid' },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
});

/** The navigation between the screens of the admin console. */
export const AdminBar = () => (
  <Box as="nav" aria-label="Administration" bg="bg.panel" borderBottomWidth="1px">
    <Container>
      <List>
        {SCREENS.map(([to, name]) => (
          <li key={to}>
            <Item to={to} end>
              {name}
            </Item>
          </li>
        ))}
      </List>
    </Container>
  </Box>
);
