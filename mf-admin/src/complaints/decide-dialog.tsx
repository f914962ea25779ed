import {
  COMPLAINT_DECISION_NAMES,
  COMPLAINT_DECISIONS,
  type Complaint,
  type ComplaintDecision,
  settleComplaint,
} from '@home-truths/platform/contract';
import { Field, Form, TextArea, useContractForm, useWrite } from '@home-truths/platform/forms';
import { Select, Stack, Text, toast } from '@home-truths/platform/ui';
import { DeskDialog, FormFoot } from '../desk/form-dialog.tsx';
import { AFTER_REVIEW } from '../desk/stale.ts';

const REFUSED = 'Failed to settle complaint';

/** Decisions that make sense where no review was reported. */
const WITHOUT_REVIEW: ComplaintDecision[] = ['kept', 'done'];

interface DecideProps {
  complaint: Complaint;
  onClose(): void;
}

function useDecision({ complaint: { id, version, review }, onClose }: DecideProps) {
  const write = useWrite(settleComplaint, { refreshes: AFTER_REVIEW });
  return useContractForm(settleComplaint, {
    defaults: { decision: (review ? 'kept' : 'done') as ComplaintDecision, note: '' },
    toBody: values => ({ ...values, version }),
    send: body => write.mutateAsync({ sent: { params: { id }, body } }),
    onSent() {
      toast({ title: 'Complaint settled' });
      onClose();
    },
    onRefused(sentence) {
      console.error(REFUSED, sentence);
      toast({ title: 'Error', description: sentence ?? REFUSED, kind: 'error' });
    },
  });
}

/** Decides a complaint; hiding a review is not deleting it. */
export function DecideDialog(props: DecideProps) {
  const { complaint, onClose } = props;
  const form = useDecision(props);
  const offered = complaint.review ? COMPLAINT_DECISION_NAMES : WITHOUT_REVIEW;
  return (
    <DeskDialog title={`Decide number ${complaint.id}`} onClose={onClose}>
      <Form form={form}>
        <Stack gap="5">
          <Text whiteSpace="pre-line" dir="auto" color="fg.muted">
            {complaint.details}
          </Text>
          <Field
            form={form}
            name="decision"
            label="Decision"
            help={complaint.review && '“The review was hidden” hides it now. It is not deleted.'}
          >
            {control => (
              <Select {...control}>
                {offered.map(decision => (
                  <option key={decision} value={decision}>
                    {COMPLAINT_DECISIONS[decision]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field form={form} name="note" label="Note" help="Why. The author of a hidden review reads this.">
            {control => <TextArea {...control} dir="auto" />}
          </Field>
          <FormFoot form={form} words={['Save decision', 'Saving...']} onClose={onClose} />
        </Stack>
      </Form>
    </DeskDialog>
  );
}
