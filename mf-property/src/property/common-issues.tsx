import type { PropertyDetail } from '@home-truths/platform/contract';
import { Box, chakra, Heading } from '@home-truths/platform/ui';
import { IssueTag } from '@home-truths/platform/ui/home';

const Tags = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', m: '0', mt: '4', p: '0', listStyle: 'none' },
});

/** All tags the reviews name, most named first, with the number of reviews (decision 17). */
export const CommonIssues = ({ counts }: { counts: PropertyDetail['issueTagCounts'] }) => (
  <Box as="section" aria-labelledby="issues">
    <Heading id="issues" look="section">
      Common Issues Mentioned
    </Heading>
    <Tags>
      {counts.map(({ tag, count }) => (
        <li key={tag}>
          <IssueTag tag={tag} count={count} />
        </li>
      ))}
    </Tags>
  </Box>
);
