import type { Attention, ReplyTime } from '@home-truths/platform/contract';
import { useApi, useQuery } from '@home-truths/platform/data';
import { Link } from '@home-truths/platform/router';
import { ButtonLink, Card, chakra, Flex, Grid, Heading } from '@home-truths/platform/ui';
import type { ReactNode } from 'react';
import { attentionItems, newPropertyItems, setUpItems } from '../attention/attention-items.ts';
import { AttentionList, NeedsAttention } from '../attention/needs-attention.tsx';
import { attentionQuery } from '../attention/queries.ts';
import { cappedText } from '../attention/waiting-counts.ts';
import { AdminPage } from '../console/admin-page.tsx';
import { Badge } from '../console/badge.tsx';
import { quantity } from '../console/quantity.ts';
import { useLogError } from '../console/use-log-error.ts';
import { TrendsSection } from '../trends/trends-section.tsx';
import { GuidesToCheck } from './guides-to-check.tsx';
import { dashboardQueries } from './queries.ts';

const CardLink = chakra(Link, {
  base: {
    display: 'inline-block',
    minH: '6',
    borderRadius: 'card',
    // the whole card is a link; keyboards focus its title
    _after: { content: '""', pos: 'absolute', inset: '0', borderRadius: 'card' },
    _hover: { textDecoration: 'underline' },
  },
});

interface DashboardCardProps {
  title: string;
  /** Undefined if the screen does not exist yet. */
  to?: string;
  children?: ReactNode;
}

const DashboardCard = ({ title, to, children }: DashboardCardProps) => (
  <Card
    pos="relative"
    px="4"
    py={{ base: '2', md: '3' }}
    aria-disabled={!to || undefined}
    bg={to ? undefined : 'transparent'}
    _hover={to ? { borderColor: 'border.emphasized' } : undefined}
  >
    <Flex columnGap="3" rowGap="1.5" wrap="wrap" align="center" justify="space-between">
      <Heading look="h3" fontSize="1.08rem" color={to ? undefined : 'fg.muted'}>
        {to ? <CardLink to={to}>{title}</CardLink> : title}
      </Heading>
      <Flex gap="2" wrap="wrap">
        {children}
      </Flex>
    </Flex>
  </Card>
);

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Returns `25 minutes`, `4 hours`, or `3 days`; hours and days from 2 on. */
function formatDuration(seconds: number) {
  if (seconds >= 2 * DAY_SECONDS) return quantity(Math.round(seconds / DAY_SECONDS), 'day');
  if (seconds >= 2 * HOUR_SECONDS) return quantity(Math.round(seconds / HOUR_SECONDS), 'hour');
  return quantity(Math.max(1, Math.round(seconds / MINUTE_SECONDS)), 'minute');
}

export const replyTimeText = ({ medianSeconds }: ReplyTime) =>
  medianSeconds === null ? undefined : `Median reply: ${formatDuration(medianSeconds)}`;

/** Returns `1,000+ on the site` for `1000+`. */
const totalText = (total: string) =>
  `${total.replace(/\d+/, digits => Number(digits).toLocaleString('en-AU'))} on the site`;

const WaitingBadge = ({ count, what }: { count: number; what: string }) => (
  <Badge colour={count > 0 ? 'orange' : 'grey'}>{`${cappedText(count)} ${what}`}</Badge>
);

function useCounts() {
  const api = useApi();
  const queries = dashboardQueries(api);
  return {
    attention: useQuery(attentionQuery(api)),
    reviews: useQuery(queries.reviews).data,
    properties: useQuery(queries.properties).data,
    replyTime: useQuery(queries.replyTime).data,
  };
}

/** Shows what has no deadline: new properties, and steps of the set-up. */
function NotUrgent({ attention }: { attention: Attention }) {
  const steps = setUpItems(attention);
  const properties = newPropertyItems(attention);
  if (steps.length + properties.length === 0) return null;
  return (
    <Card mt="4" overflow="hidden">
      <AttentionList items={properties} />
      {steps.length > 0 && (
        <chakra.details borderTopWidth={properties.length ? '1px' : undefined}>
          <chakra.summary px={{ base: '4', md: '5' }} py="2.5" minH="11" cursor="pointer" fontWeight="600">
            {`${quantity(steps.length, 'set-up step')} left`}
          </chakra.summary>
          <AttentionList items={steps} />
        </chakra.details>
      )}
    </Card>
  );
}

export function DashboardScreen() {
  const { attention, reviews, properties, replyTime } = useCounts();
  const { data, error, refetch } = attention;
  const reply = replyTime && replyTimeText(replyTime);
  useLogError('What needs attention did not load', error);
  return (
    <AdminPage
      title="Dashboard"
      action={
        // the gateway renders that page, so a full navigation is needed
        <ButtonLink to="/status" look="outline" reloadDocument>
          Status
        </ButtonLink>
      }
    >
      <NeedsAttention
        items={data && attentionItems(data)}
        countedAt={Date.parse(data?.asOf ?? '')}
        hasFailed={error !== null && !data}
        onRetry={() => void refetch()}
      />
      <Grid
        mt="6"
        gap={{ base: '2', md: '4' }}
        templateColumns={{ md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      >
        <DashboardCard title="Inspector Leads" to="/admin/leads?status=pending">
          {data && <WaitingBadge count={data.leads.pending} what="pending" />}
        </DashboardCard>
        <DashboardCard title="Review Management" to="/admin/reviews">
          {reviews && <Badge>{totalText(reviews.total)}</Badge>}
        </DashboardCard>
        <DashboardCard title="Property Management" to="/admin/properties">
          {properties && <Badge>{totalText(properties.total)}</Badge>}
        </DashboardCard>
        <DashboardCard title="Complaints" to="/admin/complaints">
          {data && <WaitingBadge count={data.complaints.open} what="open" />}
        </DashboardCard>
        <DashboardCard title="Enquiries" to="/admin/enquiries?state=open">
          {data && <WaitingBadge count={data.enquiries.open} what="open" />}
          {reply && <Badge>{reply}</Badge>}
        </DashboardCard>
        <DashboardCard title="Content Management">
          <Badge>Coming Soon</Badge>
        </DashboardCard>
        <DashboardCard title="Platform Settings">
          <Badge>Coming Soon</Badge>
        </DashboardCard>
      </Grid>
      {data && <NotUrgent attention={data} />}
      <GuidesToCheck />
      <TrendsSection />
    </AdminPage>
  );
}
