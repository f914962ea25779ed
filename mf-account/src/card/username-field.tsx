import { type ContractForm, Field } from '@home-truths/platform/forms';
import { Input } from '@home-truths/platform/ui';

export const UsernameField = <Values extends { username: string }>({
  form,
}: {
  form: ContractForm<Values>;
}) => (
  <Field form={form} name="username" label="Username" help="3–30 characters: letters, numbers, _ or -">
    {control => <Input {...control} autoComplete="username" autoCapitalize="none" spellCheck={false} />}
  </Field>
);
