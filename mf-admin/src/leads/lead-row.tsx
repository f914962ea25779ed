import type { editLead, Lead, LeadStatus, Reply } from '@home-truths/platform/contract';
import { Box, Button, Flex, Text } from '@home-truths/platform/ui';
import { Clock, PenLine } from '@home-truths/platform/ui/icons';
import { RowAssignment } from '../assignments/row-assignment.tsx';
import { HistoryLink } from '../audit/history-link.tsx';
import { Age } from '../console/age.tsx';
import { Badge } from '../console/badge.tsx';
import { DAY_MS } from '../console/durations.ts';
import { ContactLink, phoneHref, RecordLink } from '../console/links.ts';
import { type CheckboxProps, RowCheckbox, SelectableRow } from '../console/selectable-row.tsx';
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

/** The columns of a lead on wide screens. */
export const LEAD_ROW_COLUMNS =
  '1.25rem minmax(0, 1.1fr) 5.5rem minmax(0, 1.3fr) minmax(0, 1.5fr) 7rem 9rem 6rem';
export const LEAD_COLUMN_NAMES = ['', 'Name', 'Asked', 'Phone', 'Home', 'Best time', 'Status'];

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
  <SelectableRow tabIndex={-1} columns={LEAD_ROW_COLUMNS} isOneLine>
    {checkbox && <RowCheckbox name={lead.name} checkbox={checkbox} />}
    <Box minW="0">
      <Text fontWeight="600" dir="auto">
        <span translate="no">{lead.name}</span>
      </Text>
      <Flex columnGap="4" align="center" wrap="wrap">
        <HistoryLink subject="lead" id={lead.id} name={lead.name} />
        <ThreadLink about="lead" id={lead.id} name={`the lead from ${lead.name}`} />
      </Flex>
      {lead.latestReply && <ReplyBadge reply={lead.latestReply} />}
    </Box>
    <Age instant={lead.createdAt} asOf={asOf} />
    <Flex direction="column" align="flex-start" minW="0">
      <ContactLink minH={{ lg: '7' }} href={phoneHref(lead.phone)} dir="auto">
        <span translate="no">{lead.phone}</span>
      </ContactLink>
      {lead.email && (
        <ContactLink minH={{ lg: '7' }} href={`mailto:${encodeURIComponent(lead.email)}`} dir="auto">
          <span translate="no">{lead.email}</span>
        </ContactLink>
      )}
    </Flex>
    <Box minW="0">
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
    </Box>
    <Text color="fg.muted" textStyle="meta" dir="auto">
      {lead.preferredCallbackTime ?? 'No preference'}
    </Text>
    <LeadStatusBadges lead={lead} asOf={asOf} onChanged={onChanged} />
    <Flex columnGap="4" rowGap="1" direction={{ lg: 'column' }} align={{ base: 'center', lg: 'flex-start' }}>
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
  </SelectableRow>
);
