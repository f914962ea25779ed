import {
  ENQUIRY_KINDS,
  type Enquiry,
  type EnquiryKind,
  exportEnquiries,
  listEnquiries,
  markEnquiryAnswered,
} from '@home-truths/platform/contract';
import { Box, Button, Flex, Text, toast } from '@home-truths/platform/ui';
import { Check, RotateCcw } from '@home-truths/platform/ui/icons';
import { localDate } from '@home-truths/platform/ui/property';
import { BulkAssign, useBulkAssign } from '../assignments/bulk-assign.tsx';
import { RowAssignment } from '../assignments/row-assignment.tsx';
import { HistoryLink } from '../audit/history-link.tsx';
import { useAdminList } from '../console/admin-list.ts';
import { AdminPage } from '../console/admin-page.tsx';
import { Badge } from '../console/badge.tsx';
import { BulkBar, SelectAll } from '../console/bulk-bar.tsx';
import { ChangeUndo } from '../console/change-undo.tsx';
import { actionsColumn, type Column, SELECT_COLUMN } from '../console/column-heads.tsx';
import { ExportLink } from '../console/export-link.tsx';
import { ContactLink } from '../console/links.ts';
import { quantity } from '../console/quantity.ts';
import { RowTable } from '../console/row-table.tsx';
import { Cell, CheckboxCell, type CheckboxProps, HeadCell, TableRow } from '../console/table-row.tsx';
import { Toolbar } from '../console/toolbar.tsx';
import { useBulkEdit } from '../console/use-bulk-edit.ts';
import { useChangeUndo } from '../console/use-change-undo.ts';
import { useRowChange } from '../console/use-row-change.ts';
import type { RecordToReply } from '../correspondence/queries.ts';
import { ReplyActions } from '../correspondence/reply-actions.tsx';
import { RowNotes } from '../notes/row-notes.tsx';
import { ENQUIRIES } from './queries.ts';

function useToggleAnswered({ enquiry, onChanged }: EnquiryRowProps) {
  const { id, answeredAt } = enquiry;
  const { isBusy, change } = useRowChange(
    markEnquiryAnswered,
    listEnquiries,
    'We couldn’t update the enquiry',
  );
  const toggle = () =>
    change(enquiry, {
      mine: { answeredAt: answeredAt ? null : new Date().toISOString() },
      inputOf: () => ({ params: { id }, body: { isAnswered: !answeredAt } }),
      onChanged(changed) {
        onChanged(changed);
        toast({ title: answeredAt ? 'Enquiry reopened' : 'Enquiry marked as answered' });
      },
    });
  return { isBusy, toggle };
}

const enquiryToReply = ({ id, name, message, answeredAt }: Enquiry): RecordToReply => ({
  about: 'enquiry',
  id,
  name: `the enquiry from ${name}`,
  text: message,
  hasEmail: true,
  canClose: answeredAt === null,
});

interface EnquiryRowProps {
  enquiry: Enquiry;
  checkbox?: CheckboxProps | undefined;
  onChanged(enquiry: Enquiry): void;
}

function EnquiryRow(props: EnquiryRowProps) {
  const { enquiry, checkbox } = props;
  const { isBusy, toggle } = useToggleAnswered(props);
  const { name, email, kind, message, createdAt, answeredAt } = enquiry;
  return (
    <TableRow first="checkbox">
      <CheckboxCell name={`the enquiry from ${name}`} checkbox={checkbox} />
      <HeadCell>
        <Text fontWeight="600" dir="auto">
          <span translate="no">{name}</span>
        </Text>
        <ContactLink href={`mailto:${encodeURIComponent(email)}`} dir="auto">
          <span translate="no">{email}</span>
        </ContactLink>
        <Box>
          <RowAssignment record={{ subject: 'enquiry', ...enquiry }} name={`Enquiry from ${name}`} />
        </Box>
      </HeadCell>
      <Cell>
        <Text color="fg.muted" textStyle="meta">
          {localDate(createdAt)}
        </Text>
        <HistoryLink subject="enquiry" id={enquiry.id} name={`the enquiry from ${name}`} />
      </Cell>
      <Cell>
        <Flex mb="1.5" columnGap="3" rowGap="1.5" align="center" wrap="wrap">
          {answeredAt ? (
            <Badge colour="green">{`Answered ${localDate(answeredAt)}`}</Badge>
          ) : (
            <Badge colour="orange">Open</Badge>
          )}
          <Text color="fg.muted" textStyle="meta">
            <bdi>{Object.hasOwn(ENQUIRY_KINDS, kind) ? ENQUIRY_KINDS[kind as EnquiryKind] : kind}</bdi>
          </Text>
        </Flex>
        <Text maxW="measure" whiteSpace="pre-line" dir="auto">
          {message}
        </Text>
        <ReplyActions record={enquiryToReply(enquiry)} latestReply={enquiry.latestReply} />
      </Cell>
      <Cell>
        <Flex
          columnGap="4"
          rowGap="1"
          direction={{ lg: 'column' }}
          align={{ base: 'center', lg: 'flex-start' }}
          wrap="wrap"
        >
          <Button
            look="outline"
            aria-label={
              answeredAt ? `Reopen the enquiry from ${name}` : `Mark as answered: the enquiry from ${name}`
            }
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void toggle()}
          >
            {answeredAt ? <RotateCcw size={18} /> : <Check size={18} />}
            <span>{answeredAt ? 'Reopen' : 'Mark as answered'}</span>
          </Button>
          <RowNotes
            record={{ subject: 'enquiry', ...enquiry }}
            name={`Enquiry from ${name}`}
            count={enquiry.noteCount}
          />
        </Flex>
      </Cell>
    </TableRow>
  );
}

const COLUMNS: readonly Column[] = [
  SELECT_COLUMN,
  { name: 'From', width: '14rem' },
  { name: 'Received', width: '8rem', sorts: { descending: 'newest', ascending: 'oldest' } },
  { name: 'Message' },
  actionsColumn('15rem'),
];

const UNDO_OPTIONS = { subject: 'enquiry', noun: 'enquiries', nameOf: ({ name }: Enquiry) => name };
const NAMES = ['enquiry', 'enquiries'] as const;
const BULK_MESSAGES = {
  one: 'Enquiry marked as answered',
  noun: 'enquiries',
  failed: 'We couldn’t update the enquiry',
};

export function EnquiriesScreen() {
  const enquiries = useAdminList(ENQUIRIES);
  const bulk = useBulkEdit(enquiries.rows?.filter(({ answeredAt }) => !answeredAt) ?? []);
  const undo = useChangeUndo(UNDO_OPTIONS);
  const showUndo = (changed: readonly Enquiry[]) =>
    undo.showNotice(changed[0]?.answeredAt ? 'Marked as answered' : 'Reopened', changed);
  const assignToMe = useBulkAssign('enquiry', NAMES, bulk.apply);
  const markAnswered = async () =>
    showUndo(
      await bulk.apply(
        markEnquiryAnswered,
        ({ id }) => ({ params: { id }, body: { isAnswered: true } }),
        BULK_MESSAGES,
      ),
    );
  return (
    <AdminPage
      title="Enquiries"
      text="Messages from Contact Us, Contact Expert and Request Guide."
      action={<ExportLink route={exportEnquiries} filters={enquiries.exportFilters} />}
    >
      <Toolbar {...enquiries} />
      <ChangeUndo {...undo} />
      <SelectAll bulk={bulk} which="open" />
      <RowTable {...enquiries} what="Enquiries" emptyText="No enquiries found." columns={COLUMNS}>
        {enquiry => (
          <EnquiryRow
            key={enquiry.id}
            enquiry={enquiry}
            checkbox={bulk.checkboxOf(enquiry)}
            onChanged={changed => showUndo([changed])}
          />
        )}
      </RowTable>
      <BulkBar
        bulk={bulk}
        what="enquiries"
        action="Mark as answered"
        question={count => `Mark ${quantity(count, 'enquiry', 'enquiries')} as answered?`}
        consequence="No email is sent. You can undo it, and reopen each of them."
        onApply={markAnswered}
        more={<BulkAssign count={bulk.selected.length} names={NAMES} onAssign={assignToMe} />}
      />
    </AdminPage>
  );
}
