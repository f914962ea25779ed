import type { editLead, Lead, LeadStatus, Reply } from '@home-truths/platform/contract';
import { Button, chakra, Flex, Text } from '@home-truths/platform/ui';
import { MailCheck, PenLine, User } from '@home-truths/platform/ui/icons';
import { localDate } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { AssignedText, useAssignToMe } from '../assignments/row-assignment.tsx';
import { historyAction } from '../audit/history-link.tsx';
import { Badge } from '../console/badge.tsx';
import { actionsColumn, type Column, SELECT_COLUMN } from '../console/column-heads.tsx';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../console/durations.ts';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { ContactLink, phoneHref, RecordLink } from '../console/links.ts';
import { MoreMenu } from '../console/more-menu.tsx';
import { quantity } from '../console/quantity.ts';
import { Cell, CheckboxCell, type CheckboxProps, HeadCell, TableRow } from '../console/table-row.tsx';
import { loadRowConflict } from '../console/use-row-change.ts';
import { threadPath } from '../correspondence/queries.ts';
import { ReplyBadge } from '../correspondence/reply-state.tsx';
import { loadRecordDialog, notesLabel } from '../notes/row-notes.tsx';
import { NextStatusButton } from './next-status-button.tsx';
import { LEAD_STATUS_LABELS } from './queries.ts';

/**
 * Returns `5 min ago`, `2 h ago`, or `3 days ago`.
 * @param now milliseconds since 1970
 */
export function ageText(instant: string, now: number): string {
  const ms = now - Date.parse(instant);
  if (ms < MINUTE_MS) return 'Just now';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h ago`;
  return `${quantity(Math.floor(ms / DAY_MS), 'day')} ago`;
}

const CALL_WITHIN_DAYS = 2;

/**
 * Returns the whole days that an overdue pending lead has waited.
 * @param now milliseconds since 1970
 */
export function overdueDays(lead: { status: string; createdAt: string }, now: number): number | undefined {
  const daysWaited = (now - Date.parse(lead.createdAt)) / DAY_MS;
  return lead.status === 'pending' && daysWaited > CALL_WITHIN_DAYS ? Math.floor(daysWaited) : undefined;
}

const STATUS_COLOURS = { pending: 'orange', contacted: 'blue', completed: 'green' } as const;

const StatusBadge = ({ status }: { status: LeadStatus }) => (
  <Badge colour={STATUS_COLOURS[status]}>{LEAD_STATUS_LABELS[status]}</Badge>
);

export const LEAD_TABLE_COLUMNS: readonly Column[] = [
  SELECT_COLUMN,
  { name: 'Asked', width: '7rem', sorts: { descending: 'newest', ascending: 'oldest' } },
  { name: 'Name', width: '8.5rem' },
  { name: 'Phone', width: '12.5rem' },
  { name: 'Best time', width: '6.5rem' },
  { name: 'Property' },
  { name: 'Status', width: '7rem', sorts: { ascending: 'status' } },
  actionsColumn('18rem'),
];

interface LeadRowProps {
  lead: Lead;
  readAt: number;
  checkbox?: CheckboxProps | undefined;
  onEdit(): void;
  onChanged(lead: Reply<typeof editLead>): void;
}

const LeadDate = ({ lead, readAt }: Pick<LeadRowProps, 'lead' | 'readAt'>) => {
  const overdue = overdueDays(lead, readAt);
  return (
    <Flex columnGap="2" wrap="wrap" textStyle="meta">
      <time dateTime={lead.createdAt}>{localDate(lead.createdAt)}</time>{' '}
      <chakra.span color={overdue ? 'danger.fg' : 'fg.muted'}>
        {overdue ? `Waiting ${overdue} days` : ageText(lead.createdAt, readAt)}
      </chakra.span>
    </Flex>
  );
};

const Contact = ({ lead: { phone, email } }: Pick<LeadRowProps, 'lead'>) => (
  <Flex direction={{ lg: 'column' }} columnGap="3" align={{ base: 'center', lg: 'flex-start' }}>
    <Button asChild look="outline" size="sm" minH={{ base: '11', lg: '8' }} px="2.5">
      <a href={phoneHref(phone)} dir="auto">
        <span>
          <span>Call </span>
          <span translate="no">{phone}</span>
        </span>
      </a>
    </Button>
    {email && (
      <ContactLink
        minH={{ base: '11', lg: '6' }}
        minW="0"
        textStyle="meta"
        href={`mailto:${encodeURIComponent(email)}`}
        title={email}
        dir="auto"
      >
        <chakra.span lineClamp="1" translate="no">
          {email}
        </chakra.span>
      </ContactLink>
    )}
  </Flex>
);

const Property = ({ lead }: Pick<LeadRowProps, 'lead'>) => {
  const countText = lead.noteCount ? notesLabel(lead.noteCount, lead.notes) : '';
  const address = <span translate="no">{lead.propertyAddress}</span>;
  const note = [countText, lead.notes].filter(Boolean).join(': ');
  return (
    <>
      <Text
        lineClamp={note ? { base: '1', lg: '2' } : { base: '2', lg: '3' }}
        title={lead.propertyAddress}
        dir="auto"
      >
        {lead.propertyId ? <RecordLink to={`/property/${lead.propertyId}`}>{address}</RecordLink> : address}
      </Text>
      {note && (
        <Text color="fg.muted" lineClamp="1" title={note} dir="auto">
          {note}
        </Text>
      )}
    </>
  );
};

const LeadActions = ({ lead, onEdit, onChanged }: Omit<LeadRowProps, 'readAt' | 'checkbox'>) => {
  const name = `Lead: ${lead.name}`;
  const record = { subject: 'lead' as const, ...lead };
  const [areNotesOpen, setNotesOpen] = useState(false);
  const { isMine, assignToMe, conflict } = useAssignToMe(record);
  return (
    <Flex gap="1.5" wrap={{ base: 'wrap', lg: 'nowrap' }} align="center" justify={{ lg: 'flex-end' }}>
      <Button
        look="ghost"
        size="sm"
        minH={{ base: '11', lg: '9' }}
        aria-haspopup="dialog"
        aria-label={`Edit ${lead.name}`}
        onClick={onEdit}
      >
        Edit
      </Button>
      <NextStatusButton lead={lead} onChanged={onChanged} />
      <MoreMenu
        name={name}
        actions={[
          {
            label: notesLabel(lead.noteCount, lead.notes),
            Icon: PenLine,
            onSelect: () => setNotesOpen(true),
          },
          // the key `a` takes no row from another person
          !isMine && {
            label: 'Assign to me',
            Icon: User,
            shortcut: lead.assignedTo ? undefined : 'a',
            onSelect: assignToMe,
          },
          historyAction('lead', lead.id),
          { label: 'All correspondence', Icon: MailCheck, to: threadPath({ about: 'lead', id: lead.id }) },
        ]}
      />
      {areNotesOpen && (
        <LazyDialog
          load={loadRecordDialog}
          props={{ record, firstNote: lead.notes, title: name, onClose: () => setNotesOpen(false) }}
        />
      )}
      {conflict && <LazyDialog load={loadRowConflict} props={{ title: name, ...conflict }} />}
    </Flex>
  );
};

export const LeadRow = ({ lead, readAt, checkbox, onEdit, onChanged }: LeadRowProps) => (
  <TableRow first="lead" isOneLine>
    <CheckboxCell name={lead.name} checkbox={checkbox} />
    <Cell gridArea="asked">
      <LeadDate lead={lead} readAt={readAt} />
    </Cell>
    <HeadCell gridArea="name">
      <Text
        fontWeight="600"
        lineClamp={{ base: '1', lg: lead.latestReply ? '1' : '2' }}
        title={lead.name}
        dir="auto"
      >
        <span translate="no">{lead.name}</span>
      </Text>
      {lead.latestReply && <ReplyBadge reply={lead.latestReply} />}
    </HeadCell>
    <Cell gridArea="phone">
      <Contact lead={lead} />
    </Cell>
    <Cell gridArea="time" color="fg.muted" textStyle="meta" dir="auto">
      {lead.preferredCallbackTime ?? 'No preference'}
    </Cell>
    <Cell gridArea="property" textStyle="meta" lineHeight="1.3">
      <Property lead={lead} />
    </Cell>
    <Cell gridArea="status" textAlign={{ base: 'end', lg: 'start' }}>
      <StatusBadge status={lead.status} />
      <AssignedText assignedTo={lead.assignedTo} />
    </Cell>
    <Cell gridArea="actions">
      <LeadActions lead={lead} onEdit={onEdit} onChanged={onChanged} />
    </Cell>
  </TableRow>
);
