import { addTrustedPublisher, type NewPublisher } from '@home-truths/platform/contract';
import { Field, Form, useContractForm, useWatch } from '@home-truths/platform/forms';
import { Options } from '@home-truths/platform/page';
import { Input, Select, Stack, toast } from '@home-truths/platform/ui';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { shownByForm } from '../console/shown-by-form.ts';
import type { GrantDialogProps } from './grants.tsx';
import { RightsField } from './rights-field.tsx';

const PROVIDERS = { github: 'GitHub', gitlab: 'GitLab' } as const;
const CONDITIONS = { branch: 'One branch', tag: 'Tags', environment: 'One environment' } as const;

type Values = Omit<NewPublisher, 'issuer'> & { issuer: string };

const DEFAULT_VALUES: Values = {
  provider: 'github',
  issuer: '',
  repository: '',
  repositoryId: '',
  conditionKind: 'branch',
  condition: 'main',
  rights: ['publish'],
};

export function PublisherDialog({ remote, onClose }: GrantDialogProps) {
  const form = useContractForm(addTrustedPublisher, {
    defaultValues: DEFAULT_VALUES,
    params: { remote },
    toBody: ({ issuer, ...values }) => ({
      ...values,
      ...(values.provider === 'gitlab' && issuer && { issuer }),
    }),
    onSuccess() {
      toast({ title: 'Repository trusted' });
      onClose();
    },
    onError: shownByForm,
  });
  const provider = useWatch({ control: form.control, name: 'provider' });
  return (
    <AdminDialog title="Trust a repository" onClose={onClose}>
      <Form form={form}>
        <Stack gap="5">
          <Field form={form} name="provider" label="Provider">
            {control => (
              <Select {...control}>
                <Options options={PROVIDERS} />
              </Select>
            )}
          </Field>
          {provider === 'gitlab' && (
            <Field form={form} name="issuer" label="Address" optional help="Of a GitLab of your own.">
              {control => <Input {...control} placeholder="https://gitlab.example" autoComplete="off" />}
            </Field>
          )}
          <Field form={form} name="repository" label="Repository" help="Such as acme/moving-costs.">
            {control => <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
          </Field>
          <Field
            form={form}
            name="repositoryId"
            label="Number of the repository"
            help="The name can be given away, the number can’t. On GitLab it is the ID of the project."
          >
            {control => <Input {...control} inputMode="numeric" autoComplete="off" maxW="14rem" />}
          </Field>
          <Field form={form} name="conditionKind" label="From">
            {control => (
              <Select {...control}>
                <Options options={CONDITIONS} />
              </Select>
            )}
          </Field>
          <Field form={form} name="condition" label="Its name" help="For tags also a pattern, such as v*.">
            {control => <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
          </Field>
          <RightsField
            formId={form.id}
            control={form.register('rights')}
            error={form.formState.errors.rights?.message}
          />
          <FormFooter form={form} labels={['Trust', 'Saving...']} onClose={onClose} />
        </Stack>
      </Form>
    </AdminDialog>
  );
}
