import { editLead, type Lead, listLeads, type Reply } from '@home-truths/platform/contract';
import { Field, Form, TextArea, useContractForm, useWrite } from '@home-truths/platform/forms';
import { Options } from '@home-truths/platform/page';
import { Select, Stack, Text, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { recordReader } from '../console/admin-list.ts';
import { ConflictPanel, differencesOf, useConflict } from '../console/conflict-panel.tsx';
import { ErrorText } from '../console/error-text.tsx';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { LEAD_STATUS_LABELS, UPDATE_FAILED } from './queries.ts';

const LEAD_LABELS = { status: 'Status', notes: 'Notes' };

interface EditLeadProps {
  lead: Lead;
  onSaved(lead: Reply<typeof editLead>): void;
  onClose(): void;
}

const toLeadValues = ({ status, notes }: Lead) => ({ status, notes: notes ?? '' });

function useLeadForm({ lead, onSaved, onClose }: EditLeadProps) {
  const write = useWrite(editLead);
  const conflict = useConflict(lead, recordReader(listLeads, lead.id));
  const [errorMessage, setErrorMessage] = useState<string>();
  const form = useContractForm(editLead, {
    defaultValues: toLeadValues(lead),
    toBody: ({ status, notes }) => ({ status, notes: notes.trim() || null }),
    send(body) {
      setErrorMessage(undefined);
      return conflict.save(version =>
        write.mutateAsync({ input: { params: { id: lead.id }, body: { ...body, version } } }),
      );
    },
    onSuccess(saved) {
      if (!saved) return; // a conflict, which `ConflictPanel` shows
      toast({ title: 'Lead updated' });
      onSaved(saved);
      onClose();
    },
    onError(message) {
      console.error(UPDATE_FAILED, message);
      setErrorMessage(message ?? 'We couldn’t reach the server. Please try again.');
      toast({ title: UPDATE_FAILED, description: message, kind: 'error' });
    },
  });
  return { form, conflict, errorMessage };
}

interface EditLeadFormProps extends EditLeadProps {
  onKeepTheirs(lead: Lead): void;
}

function EditLeadForm(props: EditLeadFormProps) {
  const { lead, onClose, onKeepTheirs } = props;
  const { form, conflict, errorMessage } = useLeadForm(props);
  return (
    // the message below says also what failed
    <Form form={form} formError={null}>
      <ConflictPanel
        {...conflict}
        form={form}
        differencesFrom={theirs => differencesOf(LEAD_LABELS, toLeadValues(theirs), form.getValues())}
        onKeepTheirs={onKeepTheirs}
      />
      <Stack gap="5">
        <Text color="fg.muted">
          <bdi translate="no">{lead.phone}</bdi>, <bdi translate="no">{lead.propertyAddress}</bdi>
        </Text>
        <Field form={form} name="status" label={LEAD_LABELS.status}>
          {control => (
            <Select {...control}>
              <Options options={LEAD_STATUS_LABELS} />
            </Select>
          )}
        </Field>
        <Field form={form} name="notes" label={LEAD_LABELS.notes} optional>
          {control => <TextArea {...control} />}
        </Field>
        <ErrorText>{errorMessage && `${UPDATE_FAILED}. ${errorMessage}`}</ErrorText>
        <FormFooter form={form} labels={['Update', 'Updating...']} onClose={onClose} />
      </Stack>
    </Form>
  );
}

export function EditLeadDialog({ lead, ...props }: EditLeadProps) {
  // becomes their version if the user keeps it; the key makes a new form
  const [base, setBase] = useState(lead);
  return (
    <AdminDialog title={`Edit lead: ${lead.name}`} onClose={props.onClose}>
      <EditLeadForm key={base.version} lead={base} {...props} onKeepTheirs={setBase} />
    </AdminDialog>
  );
}
