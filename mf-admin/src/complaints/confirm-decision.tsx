import { COMPLAINT_DECISIONS, type Complaint, settleComplaint } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { Box, Button, Heading, Stack, Text, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { CheckboxLabel } from '../console/checkbox-label.tsx';
import { ConfirmDialog } from '../console/confirm-dialog.tsx';
import { ErrorText } from '../console/error-text.tsx';
import { focusOnMount } from '../console/focus-on-mount.ts';
import { DialogActions } from '../console/form-dialog.tsx';
import { MailPreview } from '../console/mail-preview.tsx';
import { useAttempt } from '../console/use-attempt.ts';
import { isOverdue } from './deadline.ts';
import type { PlannedDecision } from './planned-decision.ts';

const othersText = (count: number) =>
  count === 1
    ? 'Another person gets the same email with the number of their report.'
    : `${count} other people get the same email with the number of their report.`;

interface MailsProps extends Pick<PlannedDecision, 'preview'> {
  isReporterTold: boolean;
  onChange(isReporterTold: boolean): void;
}

function Mails({ preview: { toReporter, toAuthor, others }, isReporterTold, onChange }: MailsProps) {
  const hasReporter = toReporter !== null || others > 0;
  return (
    <Stack gap="5">
      {!toReporter && <Text>We can’t email the person who wrote: they left no email.</Text>}
      {hasReporter && (
        <Box>
          <CheckboxLabel>
            <input
              type="checkbox"
              checked={isReporterTold}
              onChange={({ target }) => onChange(target.checked)}
            />
            <span>
              <span>Send this decision to </span>
              {toReporter ? (
                <bdi translate="no">{toReporter.to}</bdi>
              ) : (
                <span>the others who reported it</span>
              )}
            </span>
          </CheckboxLabel>
          {isReporterTold && toReporter && <MailPreview mail={toReporter} />}
          {isReporterTold && others > 0 && <Text mt="3">{othersText(others)}</Text>}
          {!isReporterTold && <Text color="fg.muted">They won’t hear from us. The audit records that.</Text>}
        </Box>
      )}
      {toAuthor && <MailPreview title="Email to the author of the review" mail={toAuthor} />}
      {(toAuthor || (hasReporter && isReporterTold)) && (
        <Text color="fg.muted">Emails are sent 10 minutes after you save. Until then you can undo.</Text>
      )}
    </Stack>
  );
}

interface ConfirmDecisionProps {
  complaint: Complaint;
  planned: PlannedDecision;
  onBack(): void;
  onDecided(complaint: Complaint): void;
}

function useSave(props: ConfirmDecisionProps, isReporterTold: boolean) {
  const { complaint, planned, onDecided } = props;
  const { id, version } = complaint;
  const write = useWrite(settleComplaint);
  const { errorMessage, attempt } = useAttempt();
  const save = () =>
    attempt(async () => {
      const body = { ...planned.body, version, ...(!isReporterTold && { sendToReporter: false }) };
      onDecided(await write.mutateAsync({ input: { params: { id }, body } }));
      toast({ title: 'Complaint resolved' });
    }, 'We couldn’t save the decision');
  return { isBusy: write.isPending, errorMessage, save };
}

/** Returns true if keeping the content may cost the legal defence after the deadline. */
const isAgainstAdvice = ({ complaint: { kind, createdAt }, planned }: ConfirmDecisionProps) =>
  kind === 'defamation' && planned.body.decision === 'kept' && isOverdue(createdAt, Date.now());

/** The second step of `DecideDialog`: shows the emails, and saves. */
export function ConfirmDecision(props: ConfirmDecisionProps) {
  const { planned, onBack } = props;
  const [isReporterTold, setIsReporterTold] = useState(true);
  const { isBusy, errorMessage, save } = useSave(props, isReporterTold);
  const [isAsking, setIsAsking] = useState(false);
  const onSave = () => {
    if (isBusy) return;
    if (isAgainstAdvice(props)) setIsAsking(true);
    else void save();
  };
  return (
    <Stack gap="5">
      <Box>
        <Heading as="h3" look="h3" ref={focusOnMount} tabIndex={-1} outline="none">
          {COMPLAINT_DECISIONS[planned.body.decision]}
        </Heading>
        <Text mt="1" whiteSpace="pre-line" dir="auto">
          {planned.body.note}
        </Text>
      </Box>
      <Mails preview={planned.preview} isReporterTold={isReporterTold} onChange={setIsReporterTold} />
      <ErrorText>{errorMessage}</ErrorText>
      <DialogActions>
        <Button look="outline" onClick={onBack}>
          Back
        </Button>
        <Button aria-disabled={isBusy || undefined} onClick={onSave}>
          <span>{isBusy ? 'Saving...' : 'Save decision'}</span>
        </Button>
      </DialogActions>
      {isAsking && (
        <ConfirmDialog
          title="Decide after the deadline"
          labels={['Leave the review up', 'Leave the review up']}
          // closes first: the dialog below shows that it saves, or why it could not
          onConfirm={async () => {
            setIsAsking(false);
            void save();
          }}
          onClose={() => setIsAsking(false)}
        >
          <Text>
            It’s been more than 7 days since we received this complaint. If the review stays up, the digital
            intermediary defence may not cover it. Get legal advice first.
          </Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
