import { CALLBACK_TIMES, createLead } from '@home-truths/contract';
import { Input, Select } from '../ui/fields.tsx';
import { Field, Form, SubmitButton, TextArea, useContractForm } from './index.ts';

interface FormValues {
  name: string;
  phone: string;
  email: string;
  preferredCallbackTime: string;
  garden: string;
  storeys: string;
}

const EMPTY: FormValues = {
  name: '',
  phone: '',
  email: '',
  preferredCallbackTime: '',
  garden: '',
  storeys: 'one',
};

export interface CallbackFormProps {
  send?: (body: unknown, options: { idempotencyKey: string }) => Promise<{ id: number }>;
  onSuccess?: (result: { id: number }) => void;
  onError?: (message: string | undefined) => void;
  draftKey?: string;
}

/** A form with a field of every kind, for tests. */
export function CallbackForm({
  send = async () => ({ id: 1 }),
  onSuccess = () => {},
  onError = () => {},
  draftKey,
}: CallbackFormProps) {
  const form = useContractForm(createLead, {
    defaultValues: EMPTY,
    toBody: ({ name, phone, email, preferredCallbackTime }) => ({
      propertyId: 7,
      name,
      phone,
      email,
      ...(preferredCallbackTime && { preferredCallbackTime: CALLBACK_TIMES[3] }),
    }),
    rules: ({ garden }) => (garden === 'dragons' ? { garden: 'No dragons' } : {}),
    send,
    onSuccess,
    onError,
    draftKey,
  });
  return (
    <Form form={form}>
      <Field form={form} name="name" label="Name">
        {control => <Input {...control} />}
      </Field>
      <Field form={form} name="phone" label="Phone" help="With the area code">
        {control => <Input type="tel" {...control} />}
      </Field>
      <Field form={form} name="email" label="Email" optional>
        {control => <Input type="email" {...control} />}
      </Field>
      <Field form={form} name="preferredCallbackTime" label="Time" optional>
        {control => (
          <Select {...control}>
            <option value="">Whenever</option>
            <option>{CALLBACK_TIMES[3]}</option>
          </Select>
        )}
      </Field>
      <Field form={form} name="garden" label="Garden" optional>
        {control => <TextArea {...control} />}
      </Field>
      {['one', 'two'].map(storeys => (
        <input
          key={storeys}
          type="radio"
          aria-label={storeys}
          value={storeys}
          defaultChecked={storeys === 'one'}
          {...form.register('storeys')}
        />
      ))}
      <SubmitButton form={form} submittingLabel="Submitting...">
        Submit Request
      </SubmitButton>
    </Form>
  );
}
