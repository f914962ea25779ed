import type { ResourceCard } from '@home-truths/platform/contract';
import { useApi, useQuery } from '@home-truths/platform/data';
import { Link } from '@home-truths/platform/router';
import { Card, chakra, Heading, Text } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/property';
import { dashboardQueries } from './queries.ts';

const CHECK_INTERVAL_MONTHS = 6;

/**
 * Returns the guides to check, the longest unchecked first.
 * @param now milliseconds since 1970
 */
export function dueGuides(guides: readonly ResourceCard[], now: number): ResourceCard[] {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - CHECK_INTERVAL_MONTHS);
  const latestDueDate = limit.toISOString().slice(0, 10);
  return guides
    .filter(({ updated }) => (updated ?? '') <= latestDueDate)
    .toSorted((one, other) => (one.updated ?? '').localeCompare(other.updated ?? ''));
}

const Guide = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: '9', textDecoration: 'underline' },
});

export function GuidesToCheck() {
  const { data = [], dataUpdatedAt } = useQuery(dashboardQueries(useApi()).guides);
  const guides = dueGuides(data, dataUpdatedAt);
  if (guides.length === 0) return null;
  return (
    <Card as="section" mt="4" p="5">
      <Heading look="h3">Guides to check</Heading>
      <Text mt="1" color="fg.muted">
        No one has checked the facts in these guides for 6 months.
      </Text>
      <chakra.ul mt="3">
        {guides.map(({ slug, title, updated }) => (
          <li key={slug}>
            <Guide to={`/resources/${slug}`}>{title}</Guide>{' '}
            <chakra.span color="fg.muted" textStyle="meta">
              {updated ? `Last checked ${localDate(`${updated}T00:00:00Z`)}` : 'No date'}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </Card>
  );
}
