import type { PersonRow } from '@home-truths/platform/contract';
import { Flex, Text } from '@home-truths/platform/ui';
import { localDate, reviewsText } from '@home-truths/platform/ui/property';
import type { Column } from '../console/column-heads.tsx';
import { RecordLink } from '../console/links.ts';
import { Cell, HeadCell, PhoneOnly, TableRow } from '../console/table-row.tsx';
import { fullNameOf, PersonBadges } from './person-badges.tsx';

export const PERSON_TABLE_COLUMNS: readonly Column[] = [
  { name: 'Name' },
  { name: 'Email' },
  { name: 'Account', width: '13rem' },
  { name: 'Reviews', width: '7rem' },
  { name: 'Joined', width: '9rem' },
];

export const PersonLine = ({ person }: { person: PersonRow }) => (
  <TableRow isOneLine>
    <HeadCell>
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
    </HeadCell>
    <Cell>
      <bdi translate="no">{person.email}</bdi>
    </Cell>
    <Cell>
      <Flex gap="2" wrap="wrap">
        <PersonBadges person={person} />
      </Flex>
    </Cell>
    <Cell color="fg.muted" textStyle="meta">
      {reviewsText(person.reviewCount)}
    </Cell>
    <Cell color="fg.muted" textStyle="meta">
      <PhoneOnly>Joined </PhoneOnly>
      <span>{localDate(person.createdAt)}</span>
    </Cell>
  </TableRow>
);
