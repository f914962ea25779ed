import type { AuditEntry } from '@home-truths/platform/contract';
import { Button, chakra, Flex, Heading, Text } from '@home-truths/platform/ui';
import { RotateCcw } from '@home-truths/platform/ui/icons';
import { actionsColumn, type Column } from '../console/column-heads.tsx';
import { RecordLink } from '../console/links.ts';
import { Summary } from '../console/summary.ts';
import { Cell, HeadCell, TableRow } from '../console/table-row.tsx';
import { TIMES } from '../console/time-of-day.ts';
import { type DescriptionPart, descriptionOf } from './description.ts';
import { DifferenceList } from './difference-list.tsx';
import { changedFields } from './differences.ts';
import { auditUrl } from './filters.ts';
import { HistoryLink } from './history-link.tsx';
import { recordName } from './labels.ts';

const DAYS = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Returns `Thursday 26 November 2026`, in Sydney. */
export const dayText = ({ at }: Pick<AuditEntry, 'at'>) => DAYS.format(new Date(at)).replace(',', '');

export const AUDIT_TABLE_COLUMNS: readonly Column[] = [
  { name: 'What' },
  { name: 'Who and when', width: '14rem' },
  actionsColumn('10rem'),
];

const Day = ({ entry }: { entry: AuditEntry }) => (
  <chakra.tr role="row" display={{ base: 'block', lg: 'table-row' }}>
    <chakra.td
      role="cell"
      colSpan={AUDIT_TABLE_COLUMNS.length}
      display={{ base: 'block', lg: 'table-cell' }}
      bg={{ lg: 'bg.subtle' }}
    >
      <Heading as="h2" look="h3" fontSize="1.08rem">
        {dayText(entry)}
      </Heading>
    </chakra.td>
  </chakra.tr>
);

function recordUrl({ subject, subjectId, propertyId, about }: AuditEntry): string | undefined {
  // null if the record is gone or erased
  if (about === null) return undefined;
  if (subject === 'property' || subject === 'building') return `/${subject}/${subjectId}`;
  if (subject === 'person') return `/admin/people/${subjectId}`;
  if (subject === 'review' && propertyId) return `/property/${propertyId}#review-${subjectId}`;
  return undefined;
}

const Part = ({ part: { kind, text }, url }: { part: DescriptionPart; url: string | undefined }) => {
  if (kind === 'text') return <span>{text}</span>;
  const name = <bdi translate="no">{text}</bdi>;
  if (kind === 'name') return <span>{name}</span>;
  return url ? <RecordLink to={url}>{name}</RecordLink> : <b>{name}</b>;
};

const Description = ({ entry }: { entry: AuditEntry }) => (
  <Text whiteSpace="pre-line" maxW="measure">
    {descriptionOf(entry).map(part => (
      <Part key={`${part.kind} ${part.text}`} part={part} url={recordUrl(entry)} />
    ))}
  </Text>
);

const Person = ({ by, after }: Pick<AuditEntry, 'by' | 'after'>) =>
  by ? (
    <RecordLink
      fontWeight="600"
      to={auditUrl({ by: String(by.id) })}
      aria-label={`${by.username}: all entries`}
    >
      <bdi translate="no">{by.username}</bdi>
    </RecordLink>
  ) : (
    // no account: a visitor with a private link, or a command on the server
    <b>{after?.changedBy === 'visitor' ? 'a visitor' : 'the operator'}</b>
  );

interface AuditRowProps {
  entry: AuditEntry;
  isFirstOfDay: boolean;
  isRecordHistory: boolean;
  onRestore(): void;
}

export const AuditRow = ({ entry, isFirstOfDay, isRecordHistory, onRestore }: AuditRowProps) => {
  // `Person` shows who changed it
  const differences = changedFields(entry).filter(({ name }) => name !== 'changedBy');
  const { id, by, at, subject, subjectId } = entry;
  return (
    <>
      {isFirstOfDay && <Day entry={entry} />}
      <TableRow id={`entry-${id}`}>
        <HeadCell>
          <Description entry={entry} />
          {differences.length > 0 && (
            <chakra.details mt="1">
              <Summary>Show changes</Summary>
              <DifferenceList differences={differences} />
            </chakra.details>
          )}
        </HeadCell>
        <Cell>
          <Text>
            <span>by </span>
            <Person by={by} after={entry.after} />
          </Text>
          <Text color="fg.muted" textStyle="meta">
            <time dateTime={at}>{TIMES.format(new Date(at))}</time>
            <span>{`, entry ${id}`}</span>
          </Text>
        </Cell>
        <Cell>
          <Flex gap="2.5" direction={{ lg: 'column' }} wrap="wrap" align="flex-start">
            {entry.canRestore && (
              <Button
                look="outline"
                aria-haspopup="dialog"
                aria-label={`Restore: ${recordName(entry)} from before entry ${id}`}
                onClick={onRestore}
              >
                <RotateCcw size={18} /> Restore
              </Button>
            )}
            {/* 0 is no single record */}
            {!isRecordHistory && subjectId > 0 && (
              <HistoryLink subject={subject} id={subjectId} name={`${recordName(entry)}, entry ${id}`} />
            )}
          </Flex>
        </Cell>
      </TableRow>
    </>
  );
};
