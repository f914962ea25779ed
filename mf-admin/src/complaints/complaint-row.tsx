import { COMPLAINT_DECISIONS, type Complaint } from '@home-truths/platform/contract';
import { Box, Button, ButtonLink, chakra, Flex, Heading, Text } from '@home-truths/platform/ui';
import { Clock, RotateCcw } from '@home-truths/platform/ui/icons';
import { localDate } from '@home-truths/platform/ui/property';
import { RowAssignment } from '../assignments/row-assignment.tsx';
import { HistoryLink } from '../audit/history-link.tsx';
import { Badge } from '../console/badge.tsx';
import { actionsColumn, type Column, SELECT_COLUMN } from '../console/column-heads.tsx';
import { MAX_QUERY_LENGTH } from '../console/filters.ts';
import { ContactLink, RecordLink } from '../console/links.ts';
import {
  Cell,
  CheckboxCell,
  type CheckboxProps,
  HeadCell,
  PhoneOnly,
  TableRow,
} from '../console/table-row.tsx';
import { timeOfDay } from '../console/time-of-day.ts';
import type { RecordToReply } from '../correspondence/queries.ts';
import { ReplyActions } from '../correspondence/reply-actions.tsx';
import { RowNotes } from '../notes/row-notes.tsx';
import { ComplaintStatement } from './complaint-statement.tsx';
import { complaintSubject, reasonsText } from './complaint-subject.ts';
import { deadlineOf } from './deadline.ts';

const DeadlineBadge = ({ complaint, readAt }: { complaint: Complaint; readAt: number }) => {
  if (complaint.decidedAt)
    return <Badge colour="green">{`Resolved ${localDate(complaint.decidedAt)}`}</Badge>;
  const { text, colour } = deadlineOf(complaint.createdAt, readAt);
  return (
    <Badge colour={colour}>
      <Clock size={14} /> <span>{text}</span>
    </Badge>
  );
};

const VISIBILITY_LABELS = { visible: 'on the site', hidden: 'hidden', deleted: 'deleted' } as const;

const ReportedReview = ({ review }: { review: NonNullable<Complaint['review']> }) => (
  <Text mt="2">
    Review{' '}
    <RecordLink to={`/property/${review.propertyId}#review-${review.id}`} dir="auto">
      {review.title ? `“${review.title}”` : 'whose text was erased'}
    </RecordLink>{' '}
    <chakra.span color="fg.muted">{`(${VISIBILITY_LABELS[review.visibility]})`}</chakra.span>
  </Text>
);

const Decision = ({ complaint: { decision, decisionNote } }: { complaint: Complaint }) =>
  decision && (
    <Text mt="2">
      <b>{`${COMPLAINT_DECISIONS[decision]}.`}</b> <bdi>{decisionNote}</bdi>
    </Text>
  );

const Complainant = ({ complaint: { name, email, user } }: { complaint: Complaint }) => (
  <>
    <Text fontWeight="600" dir="auto">
      {name || user ? <span translate="no">{name || user?.username}</span> : 'No name given'}
    </Text>
    {email || user ? (
      <ContactLink href={`mailto:${encodeURIComponent(email ?? user?.email ?? '')}`} dir="auto">
        <span translate="no">{email ?? user?.email}</span>
      </ContactLink>
    ) : (
      <Text color="fg.muted" textStyle="meta">
        No email given
      </Text>
    )}
  </>
);

const complaintToReply = (complaint: Complaint): RecordToReply => ({
  about: 'complaint',
  id: complaint.id,
  name: `complaint ${complaint.id}`,
  text: complaint.details || (complaint.statement?.quotation ?? ''),
  hasEmail: Boolean(complaint.email ?? complaint.user),
});

export const COMPLAINT_TABLE_COLUMNS: readonly Column[] = [
  SELECT_COLUMN,
  { name: 'Received', width: '9.5rem', sorts: { descending: 'newest', ascending: 'oldest' } },
  { name: 'Complaint' },
  { name: 'From', width: '14rem' },
  actionsColumn('14.5rem'),
];

interface ComplaintRowProps {
  complaint: Complaint;
  readAt: number;
  checkbox?: CheckboxProps | undefined;
  onDecide(): void;
  onUndo(): void;
  onReclassify(): void;
}

/** Returns true if the row stands for all open reports of one review. */
const isGroup = ({ reports = 1 }: Complaint) => reports > 1;

/** Leads to the search for a title, since the list of reviews has no filter for one review. */
const reviewSearchPath = ({ title, visibility }: NonNullable<Complaint['review']>) =>
  `/admin/reviews?${new URLSearchParams({ q: title.slice(0, MAX_QUERY_LENGTH), ...(visibility !== 'visible' && { visibility }) })}`;

export const ComplaintRow = ({
  complaint,
  readAt,
  checkbox,
  onDecide,
  onUndo,
  onReclassify,
}: ComplaintRowProps) => (
  <TableRow first="checkbox">
    <CheckboxCell name={`complaint ${complaint.id}`} checkbox={checkbox} />
    <Cell>
      <DeadlineBadge complaint={complaint} readAt={readAt} />
      <Text mt="1.5" color="fg.muted" textStyle="meta">
        <PhoneOnly>Received </PhoneOnly>
        <span>{localDate(complaint.createdAt)}</span>
      </Text>
      <HistoryLink subject="complaint" id={complaint.id} name={`complaint ${complaint.id}`} />
    </Cell>
    <HeadCell>
      <Text color="fg.muted" textStyle="meta">
        {`Complaint ${complaint.id}`}
      </Text>
      <Heading as="h2" look="h3" fontSize="1.08rem" dir="auto">
        {isGroup(complaint) ? `Review reported ${complaint.reports} times` : complaintSubject(complaint)}
      </Heading>
      {isGroup(complaint) && (
        <Text mt="1" maxW="measure">
          {reasonsText(complaint)}
        </Text>
      )}
      {complaint.details && (
        <Text mt="1" maxW="measure" whiteSpace="pre-line" dir="auto">
          {complaint.details}
        </Text>
      )}
      {complaint.statement && <ComplaintStatement statement={complaint.statement} />}
      {complaint.review && <ReportedReview review={complaint.review} />}
      {complaint.page && (
        <Text mt="1" color="fg.muted" textStyle="meta">
          Page: <bdi>{complaint.page}</bdi>
        </Text>
      )}
      <Decision complaint={complaint} />
      <ReplyActions record={complaintToReply(complaint)} latestReply={complaint.latestReply} />
    </HeadCell>
    <Cell>
      <Complainant complaint={complaint} />
      <Box>
        <RowAssignment record={{ subject: 'complaint', ...complaint }} name={`Complaint ${complaint.id}`} />
      </Box>
    </Cell>
    <Cell>
      {complaint.undoUntil && Date.parse(complaint.undoUntil) > readAt && (
        <Flex gap="2.5" direction={{ lg: 'column' }} wrap="wrap" align="flex-start">
          <Button look="outline" aria-label={`Undo decision on complaint ${complaint.id}`} onClick={onUndo}>
            <RotateCcw size={18} /> <span>Undo</span>
          </Button>
          <Text color="fg.muted" textStyle="meta">
            {`Until ${timeOfDay(complaint.undoUntil)}`}
          </Text>
        </Flex>
      )}
      {!complaint.decidedAt && (
        <Flex gap="2.5" direction={{ lg: 'column' }} wrap="wrap">
          <Button
            data-key="Enter"
            aria-haspopup="dialog"
            aria-label={`Decide complaint ${complaint.id}`}
            onClick={onDecide}
          >
            Decide
          </Button>
          {complaint.review && (
            <ButtonLink
              look="outline"
              to={reviewSearchPath(complaint.review)}
              aria-label={`Edit review of complaint ${complaint.id}`}
            >
              Edit review
            </ButtonLink>
          )}
          {complaint.kind !== 'defamation' && (
            <Button
              look="outline"
              aria-label={`Handle as defamation: complaint ${complaint.id}`}
              onClick={onReclassify}
            >
              Handle as defamation
            </Button>
          )}
        </Flex>
      )}
      <RowNotes
        record={{ subject: 'complaint', ...complaint }}
        name={`Complaint ${complaint.id}`}
        count={complaint.noteCount}
      />
    </Cell>
  </TableRow>
);
