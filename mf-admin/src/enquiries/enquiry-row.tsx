import {
  ENQUIRY_KINDS,
  type Enquiry,
  type EnquiryKind,
  markEnquiryAnswered,
} from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { Box, Button, Flex, Text, toast } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/home';
import { Check, RotateCcw } from '@home-truths/platform/ui/icons';
import { Badge } from '../console/badge.tsx';
import { ContactLink } from '../console/links.ts';
import { type CheckboxProps, RowCheckbox, SelectableRow } from '../console/selectable-row.tsx';
import { showError } from '../console/show-error.ts';

function useToggleAnswered({ id, answeredAt }: Enquiry) {
  const write = useWrite(markEnquiryAnswered);
  const toggle = async () => {
    try {
      await write.mutateAsync({ input: { params: { id }, body: { isAnswered: !answeredAt } } });
      toast({ title: answeredAt ? 'Enquiry reopened' : 'Enquiry marked as answered' });
    } catch (error) {
      showError('We couldn’t update the enquiry', error);
    }
  };
  return { isBusy: write.isPending, toggle };
}

interface EnquiryRowProps {
  enquiry: Enquiry;
  /** Undefined for an enquiry that cannot be selected. */
  checkbox?: CheckboxProps | undefined;
}

/** An enquiry: its sender, its message, and whether it was answered (decision 137). */
export function EnquiryRow({ enquiry, checkbox }: EnquiryRowProps) {
  const { isBusy, toggle } = useToggleAnswered(enquiry);
  const { name, email, kind, message, createdAt, answeredAt } = enquiry;
  return (
    <SelectableRow tabIndex={-1} columns="1.25rem 17rem minmax(0, 1fr) auto">
      {checkbox ? <RowCheckbox name={`the enquiry from ${name}`} checkbox={checkbox} /> : <span />}
      <Box minW="0">
        <Text fontWeight="600" dir="auto">
          <span translate="no">{name}</span>
        </Text>
        <ContactLink href={`mailto:${encodeURIComponent(email)}`} dir="auto">
          <span translate="no">{email}</span>
        </ContactLink>
        <Text color="fg.muted" textStyle="meta">
          <bdi>{Object.hasOwn(ENQUIRY_KINDS, kind) ? ENQUIRY_KINDS[kind as EnquiryKind] : kind}</bdi>,{' '}
          <span>{localDate(createdAt)}</span>
        </Text>
      </Box>
      <Box minW="0">
        <Flex mb="1.5">
          {answeredAt ? (
            <Badge colour="green">{`Answered ${localDate(answeredAt)}`}</Badge>
          ) : (
            <Badge colour="orange">Open</Badge>
          )}
        </Flex>
        <Text maxW="measure" whiteSpace="pre-line" dir="auto">
          {message}
        </Text>
      </Box>
      <Button
        look="outline"
        alignSelf="start"
        justifySelf="start"
        aria-label={
          answeredAt ? `Reopen the enquiry from ${name}` : `Mark as answered: the enquiry from ${name}`
        }
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void toggle()}
      >
        {answeredAt ? <RotateCcw size={18} /> : <Check size={18} />}
        <span>{answeredAt ? 'Reopen' : 'Mark as answered'}</span>
      </Button>
    </SelectableRow>
  );
}
