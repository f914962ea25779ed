import { RESIDENCIES, RESIDENCY, VERIFIED_BY, VERIFIED_BY_NAMES } from '@home-truths/platform/contract';
import { type ContractForm, Field, TextArea, useWatch } from '@home-truths/platform/forms';
import { Box, Grid, Input, Select } from '@home-truths/platform/ui';
import { CheckboxLabel } from '../console/checkbox-label.tsx';
import { LABELS, type ReviewValues } from './review-values.ts';

const RATINGS = ['5', '4', '3', '2', '1'];

interface ReviewFieldsProps {
  form: ContractForm<ReviewValues>;
  /** What was seen need not be said again. */
  wasVerified: boolean;
}

/** What was seen, asked for while a review is to become verified. */
function VerifiedByField({ form }: Pick<ReviewFieldsProps, 'form'>) {
  const isVerified = useWatch({ control: form.control, name: 'isVerified' });
  if (!isVerified) return null;
  return (
    <Box my="2" ms="7.5">
      <Field
        form={form}
        name="verifiedBy"
        label="What shows that they know the property?"
        help="Kept in the audit log."
      >
        {control => (
          <Select {...control}>
            <option value="">Choose</option>
            {VERIFIED_BY_NAMES.map(name => (
              <option key={name} value={name}>
                {VERIFIED_BY[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Box>
  );
}

/** The fields of a review. */
export const ReviewFields = ({ form, wasVerified }: ReviewFieldsProps) => (
  <>
    <Field form={form} name="title" label={LABELS.title}>
      {control => <Input {...control} dir="auto" />}
    </Field>
    <Field form={form} name="content" label={LABELS.content}>
      {control => <TextArea {...control} dir="auto" minH="44" />}
    </Field>
    <Grid gap="5" templateColumns={{ sm: '1fr 1fr' }}>
      <Field form={form} name="rating" label={LABELS.rating}>
        {control => (
          <Select {...control}>
            {RATINGS.map(rating => (
              <option key={rating} value={rating}>
                {`${rating} out of 5`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field form={form} name="residencyStatus" label={LABELS.residencyStatus}>
        {control => (
          <Select {...control}>
            {RESIDENCIES.map(residency => (
              <option key={residency} value={residency}>
                {RESIDENCY[residency]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Grid>
    <Field form={form} name="issuesTags" label={LABELS.issuesTags} optional help="Separated by commas">
      {control => <Input {...control} />}
    </Field>
    {form.usual.photoDescriptions && (
      <Field
        form={form}
        name="photoDescriptions"
        label={LABELS.photoDescriptions}
        optional
        help="One line for each photo, in their order"
      >
        {control => <TextArea {...control} minH="24" dir="auto" />}
      </Field>
    )}
    <Box>
      <CheckboxLabel display="flex">
        <input type="checkbox" {...form.register('isVerified')} />
        {LABELS.isVerified}
      </CheckboxLabel>
      {!wasVerified && <VerifiedByField form={form} />}
      <CheckboxLabel display="flex">
        <input type="checkbox" {...form.register('isHidden')} />
        {LABELS.isHidden}
      </CheckboxLabel>
    </Box>
    <Field
      form={form}
      name="moderationNote"
      label={LABELS.moderationNote}
      optional
      help="Why you hid or edited it. The author will see this."
    >
      {control => <TextArea {...control} minH="20" dir="auto" />}
    </Field>
  </>
);
