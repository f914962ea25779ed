import { colourOfTag, type PropertyDetail } from '@home-truths/platform/contract';
import { Box, chakra, Grid, Heading } from '@home-truths/platform/ui';
import { IssueTag } from '@home-truths/platform/ui/home';
import { FilterLink } from './filter-link.tsx';
import { PercentBar } from './percent-bar.tsx';
import { percentOf } from './rating.ts';

type Counts = PropertyDetail['issueTagCounts'];

const GROUPS = [
  { name: 'Problems', colours: ['red', 'orange', 'yellow'] },
  { name: 'Good points', colours: ['green', 'blue'] },
  { name: 'Other', colours: ['grey'] },
];

const Row = chakra(FilterLink, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9.5rem) minmax(1rem, 1fr) 4rem',
    alignItems: 'center',
    gap: '2.5',
    minH: '9',
    textStyle: 'meta',
    '& > :first-child': { justifySelf: 'start' },
    '&:is(:hover, [aria-current]) > :last-child': { textDecoration: 'underline' },
  },
});

const Group = ({ name, counts, total }: { name: string; counts: Counts; total: number }) => (
  <div>
    <Heading as="h3" look="h3">
      {name}
    </Heading>
    <chakra.ul mt="2" aria-label={name}>
      {counts.map(({ tag, count }) => (
        <li key={tag}>
          <Row name="issueTag" value={tag} count={count}>
            <IssueTag tag={tag} />
            <PercentBar percent={percentOf(count, total)} />
            <chakra.span textAlign="end">{`${count} of ${total}`}</chakra.span>
          </Row>
        </li>
      ))}
    </chakra.ul>
  </div>
);

/** All tags of the reviews, issues and features separately, the most frequent first (decision 117). */
export const CommonIssues = ({
  property: { issueTagCounts, reviewCount },
}: {
  property: Pick<PropertyDetail, 'issueTagCounts' | 'reviewCount'>;
}) => (
  <Box as="section" aria-labelledby="issues">
    <Heading id="issues" look="section">
      Common Issues Mentioned
    </Heading>
    <Grid mt="4" columnGap="10" rowGap="5" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      {GROUPS.map(({ name, colours }) => {
        const counts = issueTagCounts.filter(({ tag }) => colours.includes(colourOfTag(tag)));
        return counts.length > 0 && <Group key={name} name={name} counts={counts} total={reviewCount} />;
      })}
    </Grid>
  </Box>
);
