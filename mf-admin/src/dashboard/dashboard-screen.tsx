import { useApi, useQuery } from '@home-truths/platform/data';
import { ButtonLink, Grid } from '@home-truths/platform/ui';
import {
  Building2,
  Flag,
  LockKeyhole,
  MailCheck,
  PenLine,
  ShieldCheck,
  SlidersHorizontal,
} from '@home-truths/platform/ui/icons';
import { attentionItems } from '../attention/attention-items.ts';
import { NeedsAttention } from '../attention/needs-attention.tsx';
import { attentionQuery } from '../attention/queries.ts';
import { cappedText } from '../attention/waiting-counts.ts';
import { deadlineOf } from '../complaints/deadline.ts';
import { AdminPage } from '../console/admin-page.tsx';
import { Badge } from '../console/badge.tsx';
import { useLogError } from '../console/use-log-error.ts';
import { replyTimeText } from '../enquiries/reply-time.ts';
import { TrendsSection } from '../trends/trends-section.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { dueGuides, GuidesToCheck } from './guides-to-check.tsx';
import { dashboardQueries } from './queries.ts';

/** `1,204 on the site` */
const totalText = (total: string) =>
  `${total.replace(/\d+/, digits => Number(digits).toLocaleString('en-AU'))} on the site`;

/** `4 pending` */
const WaitingBadge = ({ count, what }: { count: number; what: string }) => (
  <Badge colour={count > 0 ? 'orange' : 'grey'}>{`${cappedText(count)} ${what}`}</Badge>
);

function useCounts() {
  const api = useApi();
  const queries = dashboardQueries(api);
  return {
    waiting: useQuery(attentionQuery(api)).data,
    reviews: useQuery(queries.reviews).data,
    properties: useQuery(queries.properties).data,
    replyTime: useQuery(queries.replyTime).data,
  };
}

/** What needs attention; the guides are left out until they are known. */
function Attention() {
  const api = useApi();
  const { data: attention, error, refetch } = useQuery(attentionQuery(api));
  const queries = dashboardQueries(api);
  const { data: guides = [], dataUpdatedAt } = useQuery(queries.guides);
  useLogError('What needs attention did not load', error);
  const items = attention && attentionItems({ attention, dueGuides: dueGuides(guides, dataUpdatedAt) });
  return <NeedsAttention items={items} hasFailed={error !== null && !items} onRetry={() => void refetch()} />;
}

/** The start page of the admin console. */
export function DashboardScreen() {
  const { waiting, reviews, properties, replyTime } = useCounts();
  const reply = replyTime && replyTimeText(replyTime);
  const oldest = waiting?.complaints.oldest;
  const deadline = oldest && deadlineOf(oldest.createdAt, Date.parse(waiting.asOf));
  return (
    <AdminPage
      title="Dashboard"
      action={
        // the gateway itself renders that page, without any remote
        <ButtonLink to="/status" look="outline" reloadDocument>
          Status
        </ButtonLink>
      }
    >
      <Attention />
      <TrendsSection />
      <Grid
        mt="8"
        gap="4"
        templateColumns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      >
        <DashboardCard
          icon={ShieldCheck}
          title="Inspector Leads"
          text="Call back people who’ve asked about an inspection."
          to="/admin/leads?status=pending"
        >
          {waiting && <WaitingBadge count={waiting.leads.pending} what="pending" />}
        </DashboardCard>
        <DashboardCard
          icon={PenLine}
          title="Review Management"
          text="Verify, edit, hide and delete reviews."
          to="/admin/reviews"
        >
          {reviews && <Badge>{totalText(reviews.total)}</Badge>}
        </DashboardCard>
        <DashboardCard
          icon={Building2}
          title="Property Management"
          text="Add properties and update their details."
          to="/admin/properties"
        >
          {properties && <Badge>{totalText(properties.total)}</Badge>}
        </DashboardCard>
        <DashboardCard
          icon={Flag}
          title="Complaints"
          text="Reported reviews and complaints. Respond within 7 days."
          to="/admin/complaints"
        >
          {waiting && <WaitingBadge count={waiting.complaints.open} what="open" />}
          {deadline && <Badge colour={deadline.colour}>{`Oldest ${deadline.text.toLowerCase()}`}</Badge>}
        </DashboardCard>
        <DashboardCard
          icon={MailCheck}
          title="Enquiries"
          text="Messages from visitors."
          to="/admin/enquiries?state=open"
        >
          {waiting && <WaitingBadge count={waiting.enquiries.open} what="open" />}
          {reply && <Badge>{reply}</Badge>}
        </DashboardCard>
      </Grid>
      <GuidesToCheck />
      <Grid
        mt="8"
        gap="4"
        templateColumns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      >
        <DashboardCard icon={LockKeyhole} title="Content Management" text="Guides and pages.">
          <Badge>Coming Soon</Badge>
        </DashboardCard>
        <DashboardCard icon={SlidersHorizontal} title="Platform Settings" text="Site-wide settings.">
          <Badge>Coming Soon</Badge>
        </DashboardCard>
      </Grid>
    </AdminPage>
  );
}
