import type { PersonRow } from '@home-truths/platform/contract';
import { Box, chakra, Flex, Text } from '@home-truths/platform/ui';
import { localDate, reviewsText } from '@home-truths/platform/ui/home';
import { RecordLink } from '../console/links.ts';
import { fullNameOf, PersonBadges } from './person-badges.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '5',
    rowGap: '1.5',
    alignItems: 'center',
    gridTemplateColumns: { lg: 'minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1fr) 13rem' },
  },
});

/** An account: who, how to write to them, and what is particular about it. */
export const PersonLine = ({ person }: { person: PersonRow }) => (
  <Row tabIndex={-1}>
    <Box minW="0">
      <RecordLink
        display="inline-flex"
        alignItems="center"
        minH="9"
        fontWeight="600"
        to={`/admin/people/${person.id}`}
        dir="auto"
      >
        <span translate="no">{fullNameOf(person)}</span>
      </RecordLink>
      <Text color="fg.muted" textStyle="meta">
        <bdi translate="no">{`@${person.username}`}</bdi>
      </Text>
    </Box>
    <Text minW="0" overflowWrap="anywhere">
      <bdi translate="no">{person.email}</bdi>
    </Text>
    <Flex gap="2" wrap="wrap">
      <PersonBadges person={person} />
    </Flex>
    <Text color="fg.muted" textStyle="meta">
      {`${reviewsText(person.reviewCount)}, joined ${localDate(person.createdAt)}`}
    </Text>
  </Row>
);
