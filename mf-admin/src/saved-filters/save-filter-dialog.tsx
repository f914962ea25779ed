import { type FilteredList, saveFilter } from '@home-truths/platform/contract';
import { Field, Form, useContractForm } from '@home-truths/platform/forms';
import { Input, Stack, toast } from '@home-truths/platform/ui';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { shownByForm } from '../console/shown-by-form.ts';

interface SaveFilterDialogProps {
  list: FilteredList;
  filters: Record<string, string>;
  onClose(): void;
}

export function SaveFilterDialog({ list, filters, onClose }: SaveFilterDialogProps) {
  const form = useContractForm(saveFilter, {
    defaultValues: { name: '' },
    toBody: ({ name }) => ({ list, name, filters }),
    onSuccess() {
      toast({ title: 'Filter saved' });
      onClose();
    },
    onError: shownByForm,
  });
  return (
    <AdminDialog title="Save filter" onClose={onClose}>
      <Form form={form}>
        <Stack gap="5">
          <Field form={form} name="name" label="Name" help="Only you see your filters.">
            {control => <Input {...control} dir="auto" />}
          </Field>
          <FormFooter form={form} labels={['Save', 'Saving...']} onClose={onClose} />
        </Stack>
      </Form>
    </AdminDialog>
  );
}
