import { CALLBACK_TIMES, createLead, type PropertyDetail } from '@home-truths/platform/contract';
import { Field, Form, FormError, SubmitButton, useContractForm } from '@home-truths/platform/forms';
import { Options, showError } from '@home-truths/platform/page';
import { useOwnContact } from '@home-truths/platform/session';
import { chakra, Input, Select, Stack, Text, toast } from '@home-truths/platform/ui';
import { Dialog } from '@home-truths/platform/ui/dialog';
import { ShieldCheck } from '@home-truths/platform/ui/icons';
import { useEffect } from 'react';

export const EMPTY_REQUEST = { name: '', phone: '', email: '', preferredCallbackTime: '' };

export const toLeadBody =
  ({ id, address, suburb, state, postcode }: PropertyDetail) =>
  ({ name, phone, email, preferredCallbackTime }: typeof EMPTY_REQUEST) => ({
    propertyId: id,
    name,
    phone,
    email: email || undefined,
    propertyAddress: `${address}, ${suburb}, ${state} ${postcode}`,
    preferredCallbackTime: CALLBACK_TIMES.find(time => time === preferredCallbackTime),
  });

const BenefitList = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(8rem, 1fr))', sm: 'repeat(4, auto)' },
    justifyContent: { sm: 'space-between' },
    gap: '2',
    px: '4',
    py: '3',
    bg: 'bg.muted',
    borderRadius: 'control',
    fontWeight: '500',
    textStyle: 'meta',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& svg': { flexShrink: '0', color: 'brand.fg' },
  },
});

const BENEFITS = ['Licensed', 'Free quote', 'Trusted', 'No obligation'];

const CallbackBenefits = () => (
  <BenefitList aria-label="What you can count on">
    {BENEFITS.map(benefit => (
      <li key={benefit}>
        <ShieldCheck size={16} aria-hidden /> <span>{benefit}</span>
      </li>
    ))}
  </BenefitList>
);

interface CallbackFormProps {
  property: PropertyDetail;
  onSent(): void;
}

export function CallbackForm({ property, onSent }: CallbackFormProps) {
  const contact = useOwnContact();
  const form = useContractForm(createLead, {
    defaultValues: { ...EMPTY_REQUEST, ...contact },
    toBody: toLeadBody(property),
    onSuccess() {
      toast({
        title: 'Request Submitted!',
        description: 'An inspector will be in touch shortly',
        kind: 'success',
      });
      onSent();
    },
    onError: showError('Failed to submit request. Please try again.'),
    draftKey: `callback:${property.id}`,
  });
  // closing clears the draft; a reload keeps it, because it runs no clean-up
  useEffect(() => form.clearDraft, [form.clearDraft]);
  return (
    <Form form={form} formError={null} display="contents">
      <Dialog.Body>
        <Stack gap="5">
          <FormError form={form} />
          <Text color="fg.muted">
            A building inspector will call you about{' '}
            <span translate="no">{`${property.address}, ${property.suburb}`}</span>.
          </Text>
          <CallbackBenefits />
          <Field form={form} name="name" label="Name">
            {control => <Input autoComplete="name" {...control} />}
          </Field>
          <Field form={form} name="phone" label="Phone" help="For example: 0412 345 678">
            {control => <Input type="tel" autoComplete="tel" {...control} />}
          </Field>
          <Field form={form} name="email" label="Email" optional>
            {control => <Input type="email" autoComplete="email" {...control} />}
          </Field>
          <Field form={form} name="preferredCallbackTime" label="Preferred callback time" optional>
            {control => (
              <Select {...control}>
                <option value="">Choose a time</option>
                <Options options={CALLBACK_TIMES} />
              </Select>
            )}
          </Field>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexDir="column" borderTopWidth="1px">
        <Text color="fg.muted" textStyle="meta">
          We pass your details to a building inspector, who pays <span translate="no">Home Truths</span> a
          referral fee. Requesting a call is free and doesn’t affect any review.
        </Text>
        <SubmitButton form={form} submittingLabel="Submitting...">
          Submit Request
        </SubmitButton>
      </Dialog.Footer>
    </Form>
  );
}
