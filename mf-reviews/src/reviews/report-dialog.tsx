import {
  LIMITS,
  REPORT_REASONS,
  type ReportReason,
  type Review,
  reportReview,
} from '@home-truths/platform/contract';
import { Field, Form, FormError, SubmitButton, TextArea, useContractForm } from '@home-truths/platform/forms';
import { Options, showError } from '@home-truths/platform/page';
import { Modal } from '@home-truths/platform/page/modal';
import { useOwnContact } from '@home-truths/platform/session';
import { Button, Input, Select, Stack, Text, TextLink } from '@home-truths/platform/ui';
import { Dialog } from '@home-truths/platform/ui/dialog';
import { useEffect, useRef, useState } from 'react';

function useReportForm(review: Review, onSent: (reportNumber: number) => void) {
  const { email } = useOwnContact();
  return useContractForm(reportReview, {
    defaultValues: { reason: '', details: '', email },
    toBody: ({ reason, ...values }) => ({ reason: reason as ReportReason, ...values }),
    rules: ({ reason }) => (reason ? {} : { reason: 'Please choose a reason' }),
    params: { id: review.id },
    onSuccess: ({ id }) => onSent(id),
    onError: showError('Failed to send the report. Please try again.'),
    draftKey: `report:${review.id}`,
  });
}

interface ReportFormProps {
  review: Review;
  onSent(reportNumber: number): void;
}

function ReportForm({ review, onSent }: ReportFormProps) {
  const form = useReportForm(review, onSent);
  return (
    <Form form={form} formError={null} display="contents">
      <Dialog.Body>
        <Stack gap="5">
          <FormError form={form} />
          <Text color="fg.muted">
            The review “<bdi>{review.title}</bdi>” will stay visible while a moderator looks into your report.
          </Text>
          <Field form={form} name="reason" label="Reason">
            {control => (
              <Select {...control}>
                <option value="">Choose a reason</option>
                <Options options={REPORT_REASONS} />
              </Select>
            )}
          </Field>
          {form.watch('reason') === 'untrue' && (
            <Text>
              Does it harm your reputation or your business?{' '}
              <TextLink to={`/report?kind=defamation&review=${review.id}`}>Use our complaint form</TextLink>{' '}
              instead. We’ll decide within 7 days.
            </Text>
          )}
          <Field
            form={form}
            name="details"
            label="Details"
            optional
            help={`Tell us which part is wrong and why. Up to ${LIMITS.message.max.toLocaleString('en-AU')} characters.`}
          >
            {control => <TextArea {...control} />}
          </Field>
          <Field
            form={form}
            name="email"
            label="Email"
            optional
            help="We’ll only use it to tell you what a moderator decides."
          >
            {control => <Input type="email" autoComplete="email" inputMode="email" {...control} />}
          </Field>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <SubmitButton form={form} submittingLabel="Submitting...">
          Send report
        </SubmitButton>
      </Dialog.Footer>
    </Form>
  );
}

const Thanks = ({ reportNumber, onClose }: { reportNumber: number; onClose(): void }) => (
  <>
    <Dialog.Body role="status">
      <Text>
        A moderator will review your report within 7 days. Your report number is <b>{reportNumber}</b>. Please
        quote it if you contact us.
      </Text>
    </Dialog.Body>
    <Dialog.Footer>
      <Button onClick={onClose}>Close</Button>
    </Dialog.Footer>
  </>
);

interface ReportDialogProps {
  review: Review;
  onClose(): void;
}

export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const [reportNumber, setReportNumber] = useState<number>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reportNumber) title.current?.focus();
  }, [reportNumber]);
  return (
    <Modal
      title={reportNumber ? 'Thank you for your report' : 'Report this review'}
      titleProps={{ ref: title, tabIndex: -1, outline: 'none' }}
      close={{ label: 'Close report' }}
      onClose={onClose}
    >
      {reportNumber ? (
        <Thanks reportNumber={reportNumber} onClose={onClose} />
      ) : (
        <ReportForm review={review} onSent={setReportNumber} />
      )}
    </Modal>
  );
}
