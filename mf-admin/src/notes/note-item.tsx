import { type Note, strikeNote } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { useSession } from '@home-truths/platform/session';
import { chakra, Flex, Text, TextButton, toast } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/property';
import { Badge } from '../console/badge.tsx';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { TIMES } from '../console/time-of-day.ts';

/** Returns `20 Nov 2026, 1:05 pm`, in Sydney. */
const timeText = (instant: string) => `${localDate(instant)}, ${TIMES.format(new Date(instant))}`;

const Item = chakra('li', { base: { py: '3.5', minW: '0', overflowWrap: 'anywhere' } });

export function NoteItem({ note: { id, text, by, createdAt, struckAt } }: { note: Note }) {
  const isOwn = useSession(({ user }) => user?.id) === by?.id;
  const write = useWrite(strikeNote);
  const strike = async () => {
    try {
      await write.mutateAsync({ input: { params: { id }, body: { isStruck: struckAt === null } } });
      toast({ title: struckAt === null ? 'Note struck out' : 'Note restored' });
    } catch (error) {
      logAndShowError('We couldn’t change the note', error);
    }
  };
  const label = struckAt === null ? 'Strike out' : 'Restore';
  return (
    <Item>
      <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
        <Text fontWeight="600">
          {by ? <bdi translate="no">{by.username}</bdi> : <span>A deleted account</span>}
        </Text>
        <chakra.time dateTime={createdAt} color="fg.muted" textStyle="meta">
          {timeText(createdAt)}
        </chakra.time>
        {struckAt !== null && <Badge>{`Struck out ${localDate(struckAt)}`}</Badge>}
      </Flex>
      <Text
        as={struckAt === null ? 'p' : 's'}
        display="block"
        mt="1"
        maxW="measure"
        whiteSpace="pre-line"
        color={struckAt === null ? undefined : 'fg.muted'}
        dir="auto"
      >
        {text}
      </Text>
      {isOwn && (
        <TextButton
          mt="1"
          minH="9"
          textStyle="meta"
          aria-label={`${label}: your note of ${timeText(createdAt)}`}
          aria-disabled={write.isPending || undefined}
          onClick={() => !write.isPending && void strike()}
        >
          {label}
        </TextButton>
      )}
    </Item>
  );
}

/** Shows the text of a lead's field Notes like a note. */
export const FirstNote = ({ text }: { text: string }) => (
  <Item>
    <Text color="fg.muted" textStyle="meta">
      From the field “Notes”
    </Text>
    <Text mt="1" maxW="measure" whiteSpace="pre-line" dir="auto">
      {text}
    </Text>
  </Item>
);
