import {
  previewReply,
  type ReplyPreview,
  type ReplyTemplate,
  sendReply,
} from '@home-truths/platform/contract';
import { useApi, useQuery } from '@home-truths/platform/data';
import {
  type ContractForm,
  Field,
  Form,
  SubmitButton,
  TextArea,
  useContractForm,
  useWrite,
} from '@home-truths/platform/forms';
import { Options } from '@home-truths/platform/page';
import { Box, Button, Grid, Heading, Select, Stack, Text, TextButton, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { CheckboxLabel } from '../console/checkbox-label.tsx';
import { focusOnMount } from '../console/focus-on-mount.ts';
import { AdminDialog, DialogActions, FormFooter } from '../console/form-dialog.tsx';
import { MailPreview } from '../console/mail-preview.tsx';
import { PendingQuery } from '../console/pending-query.tsx';
import { Quote } from '../console/quote.ts';
import { shownByForm } from '../console/shown-by-form.ts';
import { useLogError } from '../console/use-log-error.ts';
import { type RecordToReply, templatesQuery } from './queries.ts';

interface ReplyValues extends Record<string, unknown> {
  template: string;
  text: string;
  isClosing: boolean;
}

interface PlannedReply {
  text: string;
  preview: ReplyPreview;
}

interface ReplyDialogProps {
  record: RecordToReply;
  /** The latest reply that the administrator has seen, or 0: the server refuses this reply if there is a later one. */
  latestReplyId: number;
  onClose(): void;
}

/** Fills in a template, and can restore the text that it replaced. */
function useTemplates(form: ContractForm<ReplyValues>, templates: readonly ReplyTemplate[]) {
  const [replaced, setReplaced] = useState<string>();
  const fill = (text: string) => form.setValue('text', text, { shouldDirty: true });
  const choose = (name: string) => {
    const current = form.getValues('text');
    if (!templates.some(({ text }) => text === current)) setReplaced(current);
    fill(templates.find(template => template.name === name)?.text ?? '');
  };
  const restore = () => {
    fill(replaced ?? '');
    setReplaced(undefined);
    form.setFocus('text');
  };
  return { choose, restore, isReplaced: replaced !== undefined };
}

interface ReplyFieldsProps {
  form: ContractForm<ReplyValues>;
  templates: readonly ReplyTemplate[];
  record: RecordToReply;
}

function ReplyFields({ form, templates, record }: ReplyFieldsProps) {
  const { choose, restore, isReplaced } = useTemplates(form, templates);
  return (
    <Stack gap="5" minW="0">
      <Field form={form} name="template" label="Template">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            onChange={event => {
              onChange(event);
              choose(event.target.value);
            }}
          >
            <Options options={Object.fromEntries(templates.map(({ name, label }) => [name, label]))} />
          </Select>
        )}
      </Field>
      {isReplaced && (
        <Text>
          <span>The template has replaced what you wrote. </span>
          <TextButton minH="9" onClick={restore}>
            Restore it
          </TextButton>
        </Text>
      )}
      <Field form={form} name="text" label="Reply" help="You’ll see the email before it’s sent.">
        {control => <TextArea {...control} minH="16rem" dir="auto" />}
      </Field>
      {record.canClose && (
        <CheckboxLabel display="flex">
          <input type="checkbox" {...form.register('isClosing')} />
          <span>Mark the enquiry as answered</span>
        </CheckboxLabel>
      )}
    </Stack>
  );
}

const delayText = (seconds: number) => {
  if (seconds === 0) return 'It’s sent at once.';
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `It’s sent ${minutes === 1 ? 'a minute' : `${minutes} minutes`} after you press Send. Until then you can undo.`;
};

interface ConfirmReplyProps extends ReplyDialogProps {
  planned: PlannedReply;
  isClosing: boolean;
  onBack(): void;
}

/** The second step: shows the email, and sends it. */
function ConfirmReply({ record, latestReplyId, planned, isClosing, onBack, onClose }: ConfirmReplyProps) {
  const { text, preview } = planned;
  const form = useContractForm(sendReply, {
    defaultValues: { text, latest: latestReplyId, ...(record.canClose && { close: isClosing }) },
    params: { about: record.about, id: record.id },
    onSuccess({ undoUntil }) {
      toast({ title: undoUntil ? 'Reply saved. You can undo it until it’s sent' : 'Reply sent' });
      onClose();
    },
    onError: shownByForm,
  });
  return (
    <Form form={form}>
      <Stack gap="5">
        <Box>
          <Heading as="h3" look="h3" ref={focusOnMount} tabIndex={-1} outline="none">
            Check the email
          </Heading>
          <Text mt="1" color="fg.muted">
            {delayText(preview.undoSeconds)}
          </Text>
        </Box>
        <MailPreview title={`Email to ${preview.to}`} mail={preview} />
        <DialogActions>
          <Button look="outline" onClick={onBack}>
            Back
          </Button>
          <SubmitButton form={form} submittingLabel="Sending...">
            Send
          </SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  );
}

interface ReplyFormProps extends ReplyDialogProps {
  templates: readonly ReplyTemplate[];
}

/** The first step: writes the text from a template, and asks for the email. */
function ReplyForm({ templates, ...props }: ReplyFormProps) {
  const { record, onClose } = props;
  const { about, id, text } = record;
  const preview = useWrite(previewReply);
  const [planned, setPlanned] = useState<PlannedReply>();
  const form = useContractForm(previewReply, {
    defaultValues: {
      template: templates[0]?.name ?? '',
      text: templates[0]?.text ?? '',
      isClosing: true,
    } as ReplyValues,
    toBody: ({ text }) => ({ text }),
    send: async body => ({
      text: body.text,
      preview: await preview.mutateAsync({ input: { params: { about, id }, body } }),
    }),
    onSuccess: setPlanned,
    onError: shownByForm,
  });
  return (
    <>
      {planned && (
        <ConfirmReply
          {...props}
          planned={planned}
          isClosing={form.getValues('isClosing')}
          onBack={() => setPlanned(undefined)}
        />
      )}
      {/* hidden, not unmounted, so that Back shows what was typed */}
      <Form form={form} hidden={planned !== undefined}>
        <Grid gap="6" templateColumns={{ md: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
          <Box ref={focusOnMount} minW="0" tabIndex={-1} outline="none" data-autofocus>
            <Text fontWeight="600">What they wrote</Text>
            <Quote dir="auto">{text || 'No text, only the reason.'}</Quote>
          </Box>
          <ReplyFields form={form} templates={templates} record={record} />
        </Grid>
        <FormFooter form={form} labels={['Continue', 'Loading...']} onClose={onClose} />
      </Form>
    </>
  );
}

export function ReplyDialog(props: ReplyDialogProps) {
  const { record, onClose } = props;
  const { about, id } = record;
  const query = useQuery(templatesQuery(useApi(), { about, id }));
  useLogError('The templates did not load', query.error);
  return (
    <AdminDialog title={`Reply to ${record.name}`} wide onClose={onClose}>
      {query.data ? (
        <ReplyForm {...props} templates={query.data} />
      ) : (
        <PendingQuery query={query} what="the templates" minH="14" />
      )}
    </AdminDialog>
  );
}
