import type { Merge, PropertyLine } from '@home-truths/platform/contract';
import { Button, Flex, Text } from '@home-truths/platform/ui';
import { RotateCcw } from '@home-truths/platform/ui/icons';
import { fullAddress, localDate, reviewsText } from '@home-truths/platform/ui/property';
import { Badge } from '../console/badge.tsx';
import { actionsColumn, type Column } from '../console/column-heads.tsx';
import { RecordLink } from '../console/links.ts';
import { quantity } from '../console/quantity.ts';
import { Cell, HeadCell, TableRow } from '../console/table-row.tsx';
import { NotUndoneList } from './merge-notices.tsx';

export const MERGE_TABLE_COLUMNS: readonly Column[] = [
  { name: 'Merge' },
  { name: 'By', width: '16rem' },
  actionsColumn('9rem'),
];

/** Returns `Moved: 3 reviews, 2 bookmarks. 1 older review hidden.` */
export function movedText({ reviews, hiddenReviews, bookmarks, requests, images }: Merge['moved']) {
  const moved = [
    reviews > 0 && reviewsText(reviews),
    bookmarks > 0 && quantity(bookmarks, 'bookmark'),
    requests > 0 && quantity(requests, 'inspection request'),
    images > 0 && quantity(images, 'image'),
  ].filter(Boolean);
  return [
    moved.length > 0 ? `Moved: ${moved.join(', ')}.` : 'Nothing was moved.',
    hiddenReviews > 0 && `${quantity(hiddenReviews, 'older review')} hidden.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const Address = ({ property, isLink }: { property: PropertyLine; isLink: boolean }) =>
  isLink ? (
    <RecordLink fontWeight="600" to={`/property/${property.id}`} dir="auto">
      <span translate="no">{fullAddress(property)}</span>
    </RecordLink>
  ) : (
    <b>
      <bdi translate="no">{fullAddress(property)}</bdi>
    </b>
  );

interface MergeRowProps {
  merge: Merge;
  isBusy: boolean;
  onUndo(): void;
}

export const MergeRow = ({ merge, isBusy, onUndo }: MergeRowProps) => {
  const { from, into, reason, by, at, undoneAt, moved, notUndone } = merge;
  return (
    <TableRow>
      <HeadCell>
        <Text>
          {/* a merged property has no page */}
          <Address property={from} isLink={undoneAt !== null} />
          <br />
          <span>merged into </span>
          <Address property={into} isLink />
        </Text>
        <Text mt="1.5" maxW="measure" whiteSpace="pre-line" dir="auto">
          <span>Reason: </span>
          <bdi>{reason}</bdi>
        </Text>
        <Text mt="1" color="fg.muted" textStyle="meta">
          {movedText(moved)}
        </Text>
        <NotUndoneList messages={notUndone} />
      </HeadCell>
      <Cell>
        <Text>
          <span>By </span>
          {by === null ? <span>the site</span> : <bdi translate="no">{by}</bdi>}
        </Text>
        <Text color="fg.muted" textStyle="meta">
          {localDate(at)}
        </Text>
        {undoneAt && (
          <Flex mt="1.5">
            <Badge>{`Undone ${localDate(undoneAt)}`}</Badge>
          </Flex>
        )}
      </Cell>
      <Cell>
        {!undoneAt && (
          <Button
            look="outline"
            aria-label={`Undo: ${from.address} merged into ${into.address}`}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onUndo()}
          >
            <RotateCcw size={18} /> Undo
          </Button>
        )}
      </Cell>
    </TableRow>
  );
};
