import { Box, chakra, Grid, Heading } from '@home-truths/platform/ui';
import { Fragment, type ReactElement } from 'react';
import { groupsOfTags } from './tag-groups.ts';

interface CommonIssuesProps<Count> {
  /** The most frequent tag first. */
  counts: readonly Count[];
  children: (count: Count) => ReactElement;
}

export const CommonIssues = <Count extends { tag: string }>({ counts, children }: CommonIssuesProps<Count>) =>
  counts.length > 0 && (
    <Box as="section" aria-labelledby="issues">
      <Heading id="issues" look="section">
        Common Issues Mentioned
      </Heading>
      <Grid mt="4" columnGap="10" rowGap="5" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
        {groupsOfTags(counts).map(({ name, bar, counts: group }) => (
          <div key={name}>
            <Heading as="h3" look="h3">
              {name}
            </Heading>
            {/* `--bar` is read by `PercentBar` */}
            <chakra.ul mt="2" aria-label={name} css={{ '--bar': `colors.rating.${bar}` }}>
              {group.map(count => (
                <Fragment key={count.tag}>{children(count)}</Fragment>
              ))}
            </chakra.ul>
          </div>
        ))}
      </Grid>
    </Box>
  );
