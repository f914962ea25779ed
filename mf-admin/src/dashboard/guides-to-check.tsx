import type { ResourceCard } from '@home-truths/platform/contract';
import { Link } from '@home-truths/platform/router';
import { Card, chakra, Heading, Text } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/home';

const Guide = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: '9', textDecoration: 'underline' },
});

/** Guides whose facts have not been checked for six months; renders nothing if there are none. */
export const GuidesToCheck = ({ guides }: { guides: readonly ResourceCard[] }) =>
  guides.length > 0 && (
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
