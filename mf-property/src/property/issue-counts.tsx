import type { PropertyDetail } from '@home-truths/platform/contract';
import { CommonIssues, PercentBar, percentOf } from '@home-truths/platform/rating';
import { chakra } from '@home-truths/platform/ui';
import { IssueTag } from '@home-truths/platform/ui/home';
import { FilterLink } from './filter-link.tsx';

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

interface IssueCountsProps {
  property: Pick<PropertyDetail, 'issueTagCounts' | 'reviewCount'>;
}

/** The tags of the reviews, which link to their reviews. */
export const IssueCounts = ({ property: { issueTagCounts, reviewCount } }: IssueCountsProps) => (
  <CommonIssues counts={issueTagCounts}>
    {({ tag, count }) => (
      <li>
        <Row name="issueTag" value={tag} count={count}>
          <IssueTag tag={tag} />
          <PercentBar percent={percentOf(count, reviewCount)} />
          <chakra.span textAlign="end">{`${count} of ${reviewCount}`}</chakra.span>
        </Row>
      </li>
    )}
  </CommonIssues>
);
