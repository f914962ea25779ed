import {
  COMPLAINT_DECISION_NAMES,
  type Complaint,
  type ComplaintDecision,
  previewDecision,
} from '@home-truths/platform/contract';
import {
  type ContractForm,
  Field,
  Form,
  TextArea,
  useContractForm,
  useWrite,
} from '@home-truths/platform/forms';
import { Box, Grid, Stack, Text, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { CheckboxLabel } from '../console/checkbox-label.tsx';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { Quote } from '../console/quote.ts';
import { ComplaintStatement } from './complaint-statement.tsx';
import { complaintSubject } from './complaint-subject.ts';
import { ConfirmDecision } from './confirm-decision.tsx';
import { DecisionChoice } from './decision-choice.tsx';
import type { DecisionValues, PlannedDecision } from './planned-decision.ts';
import { useOtherReports } from './queries.ts';

const Report = ({ complaint }: { complaint: Complaint }) => (
  <Box mb="4">
    <Text fontWeight="600">
      <span>{`Complaint ${complaint.id}: `}</span>
      <bdi>{complaintSubject(complaint)}</bdi>
    </Text>
    {complaint.details && <Quote dir="auto">{complaint.details}</Quote>}
    {complaint.statement && <ComplaintStatement statement={complaint.statement} />}
  </Box>
);

interface ReportedContentProps {
  complaint: Complaint;
  others: readonly Complaint[];
}

/** The reports and the reported review; first on phones, so they get the focus. */
const ReportedContent = ({ complaint, others }: ReportedContentProps) => (
  <Box minW="0" tabIndex={-1} outline="none" data-autofocus>
    {[complaint, ...others].map(each => (
      <Report key={each.id} complaint={each} />
    ))}
    {complaint.review && (
      <>
        <Text fontWeight="600">The review</Text>
        <Quote dir="auto">
          <b>{complaint.review.title}</b>
          <Text mt="1">{complaint.review.content}</Text>
        </Quote>
      </>
    )}
  </Box>
);

const PREVIEW_FAILED = 'We couldn’t load the emails';

/** Without a review there is nothing to edit or hide. */
const DECISIONS_WITHOUT_REVIEW: ComplaintDecision[] = ['kept', 'done'];

interface DecideDialogProps {
  complaint: Complaint;
  onClose(): void;
  onDecided(complaint: Complaint): void;
}

/** The form only asks for the emails; `ConfirmDecision` saves what was planned. */
function useDecisionForm({ complaint: { id } }: DecideDialogProps) {
  const preview = useWrite(previewDecision);
  const [planned, setPlanned] = useState<PlannedDecision>();
  const form = useContractForm(previewDecision, {
    defaultValues: { decision: '', note: '', isForAll: false } as DecisionValues,
    toBody: ({ decision, note, isForAll }) => ({
      // the contract's schema rejects an empty one
      decision: decision as ComplaintDecision,
      note,
      ...(isForAll && { all: true as const }),
    }),
    send: async body => ({ body, preview: await preview.mutateAsync({ input: { params: { id }, body } }) }),
    onSuccess: setPlanned,
    onError(message) {
      console.error(PREVIEW_FAILED, message);
      toast({ title: 'Error', description: message ?? PREVIEW_FAILED, kind: 'error' });
    },
  });
  return { form, planned, backToForm: () => setPlanned(undefined) };
}

interface DecisionFieldsProps extends Pick<DecideDialogProps, 'complaint'> {
  form: ContractForm<DecisionValues>;
}

const DecisionFields = ({ form, complaint }: DecisionFieldsProps) => (
  <Stack gap="5" minW="0">
    <DecisionChoice
      form={form}
      decisions={complaint.review ? COMPLAINT_DECISION_NAMES : DECISIONS_WITHOUT_REVIEW}
    />
    <Field
      form={form}
      name="note"
      label="Reason"
      help={
        complaint.review
          ? 'The person who reported the review will see this and, if you hide it, so will the author.'
          : 'The person who wrote to us will see this.'
      }
    >
      {control => <TextArea {...control} dir="auto" />}
    </Field>
    {(complaint.reports ?? 1) > 1 && (
      <CheckboxLabel display="flex">
        <input type="checkbox" {...form.register('isForAll')} />
        <span>{`Decide all ${complaint.reports} open reports of this review`}</span>
      </CheckboxLabel>
    )}
  </Stack>
);

export function DecideDialog(props: DecideDialogProps) {
  const { complaint, onClose, onDecided } = props;
  const others = useOtherReports(complaint);
  const { form, planned, backToForm } = useDecisionForm(props);
  return (
    <AdminDialog title={`Decide complaint ${complaint.id}`} wide onClose={onClose}>
      {planned && (
        <ConfirmDecision complaint={complaint} planned={planned} onBack={backToForm} onDecided={onDecided} />
      )}
      {/* hidden, not unmounted, so that Back shows what was typed */}
      <Form form={form} hidden={planned !== undefined}>
        <Grid gap="6" templateColumns={{ md: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
          <ReportedContent complaint={complaint} others={others} />
          <DecisionFields form={form} complaint={complaint} />
        </Grid>
        <FormFooter form={form} labels={['Continue', 'Loading...']} onClose={onClose} />
      </Form>
    </AdminDialog>
  );
}
