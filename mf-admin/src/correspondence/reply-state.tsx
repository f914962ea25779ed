import { type SentReply, undoReply } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { Button, Flex, toast } from '@home-truths/platform/ui';
import { RotateCcw } from '@home-truths/platform/ui/icons';
import { localDate } from '@home-truths/platform/ui/property';
import { Badge } from '../console/badge.tsx';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { timeOfDay } from '../console/time-of-day.ts';

export function replyStateText({ state, createdAt, undoUntil }: SentReply) {
  if (undoUntil) return { text: `Reply goes out at ${timeOfDay(undoUntil)}`, colour: 'blue' } as const;
  if (state === 'failed') return { text: 'Reply not delivered', colour: 'red' } as const;
  if (state === 'retrying') return { text: 'Reply delayed, still trying', colour: 'orange' } as const;
  if (state === 'waiting') return { text: 'Reply is being sent', colour: 'blue' } as const;
  return { text: `Reply sent ${localDate(createdAt)}`, colour: 'green' } as const;
}

export const ReplyBadge = ({ reply }: { reply: SentReply }) => {
  const { text, colour } = replyStateText(reply);
  return <Badge colour={colour}>{text}</Badge>;
};

interface ReplyStateProps {
  reply: SentReply;
  /** The record, for the accessible name. */
  name: string;
  /** Must move the focus, since the button is gone. */
  onUndone(): void;
}

/** Shows what became of a reply, with Undo until it is sent. */
export function ReplyState({ reply, name, onUndone }: ReplyStateProps) {
  const write = useWrite(undoReply);
  const undo = async () => {
    try {
      await write.mutateAsync({ input: { params: { id: reply.id } } });
      toast({ title: 'Reply undone' });
      onUndone();
    } catch (error) {
      logAndShowError('We couldn’t undo the reply', error);
    }
  };
  return (
    <Flex gap="2.5" align="center" wrap="wrap">
      <ReplyBadge reply={reply} />
      {reply.undoUntil && (
        <Button
          look="outline"
          aria-label={`Undo the reply to ${name}`}
          aria-disabled={write.isPending || undefined}
          onClick={() => !write.isPending && void undo()}
        >
          <RotateCcw size={18} /> <span>Undo</span>
        </Button>
      )}
    </Flex>
  );
}
