import { type Candidate, markDistinct, type PropertyLine } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { Button, Flex, Text } from '@home-truths/platform/ui';
import { fullAddress } from '@home-truths/platform/ui/property';
import { actionsColumn, type Column } from '../console/column-heads.tsx';
import { RecordLink } from '../console/links.ts';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { Cell, HeadCell, TableRow } from '../console/table-row.tsx';

export const CANDIDATE_TABLE_COLUMNS: readonly Column[] = [
  { name: 'Properties' },
  { name: 'Why', width: '18rem' },
  actionsColumn('17rem'),
];

const WHY: Record<Candidate['why'], string> = {
  postcode: 'The same address with two postcodes',
  range: 'One with a street number, one with a range of numbers',
  block: 'The same unit, with and without a block',
  name: 'The same unit, but the building’s name or address differs',
};

const PropertyLink = ({ property }: { property: PropertyLine }) => (
  <Text>
    <RecordLink fontWeight="600" to={`/property/${property.id}`} dir="auto">
      <span translate="no">{fullAddress(property)}</span>
    </RecordLink>
  </Text>
);

function useMarkDistinct({ a, b }: Candidate, onMarkedDistinct: () => void) {
  const write = useWrite(markDistinct);
  const mark = async () => {
    try {
      await write.mutateAsync({ input: { body: { a: a.id, b: b.id } } });
      onMarkedDistinct();
    } catch (error) {
      logAndShowError('Failed to keep the properties separate', error);
    }
  };
  return { isBusy: write.isPending, mark };
}

interface CandidateRowProps {
  candidate: Candidate;
  onMerge(): void;
  onMarkedDistinct(): void;
}

export function CandidateRow({ candidate, onMerge, onMarkedDistinct }: CandidateRowProps) {
  const { a, b, why } = candidate;
  const { isBusy, mark } = useMarkDistinct(candidate, onMarkedDistinct);
  const names = `${fullAddress(a)} and ${fullAddress(b)}`;
  return (
    <TableRow isOneLine>
      <HeadCell>
        <PropertyLink property={a} />
        <PropertyLink property={b} />
      </HeadCell>
      <Cell color="fg.muted">{WHY[why]}</Cell>
      <Cell>
        <Flex gap="2.5" wrap="wrap" justify={{ lg: 'flex-end' }}>
          <Button aria-haspopup="dialog" aria-label={`Merge: ${names}`} onClick={onMerge}>
            Merge
          </Button>
          <Button
            look="outline"
            aria-label={`Keep separate: ${names}`}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void mark()}
          >
            Keep separate
          </Button>
        </Flex>
      </Cell>
    </TableRow>
  );
}
