import { NavLink } from '@home-truths/platform/router';
import { Box, chakra } from '@home-truths/platform/ui';
import { tabRecipe } from '@home-truths/platform/ui/recipes';

const TABS = [
  ['/admin/buildings', 'Possible duplicates'],
  ['/admin/buildings/merges', 'Merges'],
] as const;

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', mb: '5', borderBottomWidth: '1px' },
});

const Item = chakra(NavLink, { base: { ...tabRecipe.base, minH: '11' } });

export const BuildingTabs = () => (
  <Box as="nav" aria-label="Buildings">
    <List>
      {TABS.map(([to, name]) => (
        <li key={to}>
          <Item to={to} end>
            {name}
          </Item>
        </li>
      ))}
    </List>
  </Box>
);
