import type { PropertyDetail } from '@home-truths/platform/contract';
import { groupsOfTags } from '@home-truths/platform/rating';
import { Box, chakra, Grid, Heading, VisuallyHidden } from '@home-truths/platform/ui';
import { IssueTag } from '@home-truths/platform/ui/property';
import { FilterLink } from './filter-link.tsx';

const Chip = chakra(FilterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '8',
    '&[aria-current] > span': { outline: '2px solid currentcolor' },
    '&:hover > span': { textDecoration: 'underline' },
  },
});

interface IssueCountsProps {
  property: Pick<PropertyDetail, 'issueTagCounts' | 'reviewCount'>;
}

export const IssueCounts = ({ property: { issueTagCounts, reviewCount } }: IssueCountsProps) =>
  issueTagCounts.length > 0 && (
    <Box as="section" aria-labelledby="issues" mt="3">
      <Heading id="issues" textStyle="body" fontWeight="600">
        Common Issues Mentioned
      </Heading>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 10rem), 1fr))" columnGap="1">
        {groupsOfTags(issueTagCounts).map(({ name, counts }) => (
          <chakra.ul key={name} aria-label={name} display="contents">
            {counts.map(({ tag, count }) => (
              <li key={tag}>
                <Chip name="issueTag" value={tag} count={count}>
                  <IssueTag tag={tag} count={count} />
                  <VisuallyHidden>{` of ${reviewCount}`}</VisuallyHidden>
                </Chip>
              </li>
            ))}
          </chakra.ul>
        ))}
      </Grid>
    </Box>
  );
