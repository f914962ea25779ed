import type { AdminProperty } from '@home-truths/platform/contract';
import { Box, chakra, Heading } from '@home-truths/platform/ui';
import { fullAddress, reviewsText } from '@home-truths/platform/ui/property';

const List = chakra('ul', { base: { mt: '2', ps: '5', listStyleType: 'disc', '& > li + li': { mt: '1' } } });

const Address = ({ property }: { property: AdminProperty }) => (
  <bdi translate="no">{fullAddress(property)}</bdi>
);

const movesText = ({ reviewCount }: AdminProperty) =>
  reviewCount === 0
    ? 'It has no reviews. Its bookmarks, inspection requests and images (up to 5) move.'
    : `Its ${reviewsText(reviewCount)}, bookmarks, inspection requests and images (up to 5) move.`;

export const MergeConsequences = ({ from, into }: { from: AdminProperty; into: AdminProperty }) => (
  <Box p="4" bg="bg.subtle" borderRadius="control" aria-live="polite">
    <Heading as="h3" look="h3" fontSize="1rem">
      What will happen
    </Heading>
    <List>
      <li>
        <Address property={into} /> <span>keeps its page.</span>
      </li>
      <li>
        <Address property={from} /> <span>loses its page. Links to it lead to the one that stays.</span>
      </li>
      <li>
        <span>{movesText(from)}</span>
      </li>
      <li>Rooms, build year, sizes and description are filled in where the page that stays has none.</li>
      <li>If the same person has reviewed both, the newer review counts and the older one is hidden.</li>
      <li>You can undo this.</li>
    </List>
  </Box>
);
