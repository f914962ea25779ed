import type { editLead, Lead, LeadStatus, Reply } from '@home-truths/platform/contract';
import { Button, Flex, Text } from '@home-truths/platform/ui';
import { Clock, PenLine } from '@home-truths/platform/ui/icons';
import { RowAssignment } from '../assignments/row-assignment.tsx';
import { HistoryLink } from '../audit/history-link.tsx';
import { DateWithAge } from '../console/age.tsx';
import { Badge } from '../console/badge.tsx';
import { actionsColumn, type Column, SELECT_COLUMN } from '../console/column-heads.tsx';
import { DAY_MS } from '../console/durations.ts';
import { ContactLink, phoneHref, RecordLink } from '../console/links.ts';
import { Cell, CheckboxCell, type CheckboxProps, HeadCell, TableRow } from '../console/table-row.tsx';
import { ReplyBadge } from '../correspondence/reply-state.tsx';
import { ThreadLink } from '../correspondence/thread-link.tsx';
import { RowNotes } from '../notes/row-notes.tsx';
import { NextStatusButton } from './next-status-button.tsx';
import { LEAD_STATUS_LABELS } from './queries.ts';

/** Days that a lead may wait for a first call. */
const CALL_WITHIN_DAYS = 2;

/**
 * Whole days that a pending lead has waited, once it is overdue; undefined for any other.
 * @param asOf milliseconds since 1970
 */
export function overdueDays(lead: { status: string; createdAt: string }, asOf: number): number | undefined {
  const daysWaited = (asOf - Date.parse(lead.createdAt)) / DAY_MS;
  return lead.status === 'pending' && daysWaited > CALL_WITHIN_DAYS ? Math.floor(daysWaited) : undefined;
}

const STATUS_COLOURS = { pending: 'orange', contacted: 'blue', completed: 'green' } as const;

/** The status of a lead. */
const StatusBadge = ({ status }: { status: LeadStatus }) => (
  <Badge colour={STATUS_COLOURS[status]}>{LEAD_STATUS_LABELS[status]}</Badge>
);

/** The columns of the leads. */
export const LEAD_TABLE_COLUMNS: readonly Column[] = [
  SELECT_COLUMN,
  { name: 'Name', width: '16%' },
  { name: 'Asked', width: '7.5rem', sorts: { descending: 'newest', ascending: 'oldest' } },
  { name: 'Phone' },
  { name: 'Property' },
  { name: 'Best time', width: '7rem' },
  { name: 'Status', width: '9rem', sorts: { ascending: 'status' } },
  actionsColumn('8rem'),
];

interface LeadRowProps {
  lead: Lead;
  asOf: number;
  checkbox?: CheckboxProps | undefined;
  onEdit(): void;
  onChanged(lead: Reply<typeof editLead>): void;
}

const LeadStatusBadges = ({ lead, asOf, onChanged }: Pick<LeadRowProps, 'lead' | 'asOf' | 'onChanged'>) => {
  const overdue = overdueDays(lead, asOf);
  return (
    <Flex gap="2" wrap="wrap" direction={{ lg: 'column' }} align={{ base: 'center', lg: 'flex-start' }}>
      <StatusBadge status={lead.status} />
      {overdue !== undefined && (
        <Badge colour="red">
          <Clock size={14} /> <span>{`Waiting ${overdue} days`}</span>
        </Badge>
      )}
      <NextStatusButton lead={lead} onChanged={onChanged} />
      <RowAssignment record={{ subject: 'lead', ...lead }} name={`Lead: ${lead.name}`} />
    </Flex>
  );
};

/** One lead: who, how and when to call, which property, and its status. */
export const LeadRow = ({ lead, asOf, checkbox, onEdit, onChanged }: LeadRowProps) => (
  <TableRow first="checkbox" isOneLine>
    <CheckboxCell name={lead.name} checkbox={checkbox} />
    <HeadCell>
      <Text fontWeight="600" dir="auto">
        <span translate="no">{lead.name}</span>
      </Text>
      <Flex columnGap="4" align="center" wrap="wrap">
        <HistoryLink subject="lead" id={lead.id} name={lead.name} />
        <ThreadLink about="lead" id={lead.id} name={`the lead from ${lead.name}`} />
      </Flex>
      {lead.latestReply && <ReplyBadge reply={lead.latestReply} />}
    </HeadCell>
    <Cell>
      <DateWithAge instant={lead.createdAt} asOf={asOf} />
    </Cell>
    <Cell>
      <Flex direction="column" align="flex-start">
        <ContactLink minH={{ lg: '7' }} href={phoneHref(lead.phone)} dir="auto">
          <span translate="no">{lead.phone}</span>
        </ContactLink>
        {lead.email && (
          <ContactLink minH={{ lg: '7' }} href={`mailto:${encodeURIComponent(lead.email)}`} dir="auto">
            <span translate="no">{lead.email}</span>
          </ContactLink>
        )}
      </Flex>
    </Cell>
    <Cell>
      {lead.propertyId ? (
        <RecordLink to={`/property/${lead.propertyId}`} dir="auto">
          <span translate="no">{lead.propertyAddress}</span>
        </RecordLink>
      ) : (
        <bdi translate="no">{lead.propertyAddress}</bdi>
      )}
      {lead.notes && (
        <Text mt="1" color="fg.muted" textStyle="meta" whiteSpace="pre-line" lineClamp="3" dir="auto">
          {lead.notes}
        </Text>
      )}
    </Cell>
    <Cell color="fg.muted" textStyle="meta" dir="auto">
      {lead.preferredCallbackTime ?? 'No preference'}
    </Cell>
    <Cell>
      <LeadStatusBadges lead={lead} asOf={asOf} onChanged={onChanged} />
    </Cell>
    <Cell>
      <Flex
        columnGap="4"
        rowGap="1"
        direction={{ lg: 'column' }}
        align={{ base: 'center', lg: 'flex-start' }}
        wrap="wrap"
      >
        <Button look="outline" aria-haspopup="dialog" aria-label={`Edit ${lead.name}`} onClick={onEdit}>
          <PenLine size={18} /> Edit
        </Button>
        <RowNotes
          record={{ subject: 'lead', ...lead }}
          name={`Lead: ${lead.name}`}
          count={lead.noteCount}
          firstNote={lead.notes}
        />
      </Flex>
    </Cell>
  </TableRow>
);
