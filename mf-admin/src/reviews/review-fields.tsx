import { RESIDENCY, VERIFIED_BY } from '@home-truths/platform/contract';
import { type ContractForm, Field, TextArea, useWatch } from '@home-truths/platform/forms';
import { Options } from '@home-truths/platform/page';
import { Box, Grid, Input, Select } from '@home-truths/platform/ui';
import { CheckboxLabel } from '../console/checkbox-label.tsx';
import { type AdminReviewValues, REVIEW_LABELS } from './admin-review-values.ts';

const RATINGS = ['5', '4', '3', '2', '1'];

interface ReviewFieldsProps {
  form: ContractForm<AdminReviewValues>;
  /** True if the review was verified before, so that no evidence is asked for. */
  wasVerified: boolean;
}

/** Asks for the evidence if the review is marked as verified. */
function VerifiedByField({ form }: Pick<ReviewFieldsProps, 'form'>) {
  const isVerified = useWatch({ control: form.control, name: 'isVerified' });
  if (!isVerified) return null;
  return (
    <Box my="2">
      <Field
        form={form}
        name="verifiedBy"
        label="What shows that they know the property?"
        help="Kept in the audit log."
      >
        {control => (
          <Select {...control}>
            <option value="">Choose…</option>
            <Options options={VERIFIED_BY} />
          </Select>
        )}
      </Field>
    </Box>
  );
}

export const ReviewFields = ({ form, wasVerified }: ReviewFieldsProps) => (
  <>
    <Box>
      <CheckboxLabel display="flex">
        <input type="checkbox" {...form.register('isVerified')} />
        {REVIEW_LABELS.isVerified}
      </CheckboxLabel>
      {!wasVerified && <VerifiedByField form={form} />}
      <CheckboxLabel display="flex">
        <input type="checkbox" {...form.register('isHidden')} />
        {REVIEW_LABELS.isHidden}
      </CheckboxLabel>
    </Box>
    <Field form={form} name="title" label={REVIEW_LABELS.title}>
      {control => <Input {...control} dir="auto" />}
    </Field>
    <Field form={form} name="content" label={REVIEW_LABELS.content}>
      {control => <TextArea {...control} rows={4} minH="0" dir="auto" />}
    </Field>
    <Grid gap="5" templateColumns={{ sm: '1fr 1fr' }}>
      <Field form={form} name="rating" label={REVIEW_LABELS.rating}>
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
      <Field form={form} name="residencyStatus" label={REVIEW_LABELS.residencyStatus}>
        {control => (
          <Select {...control}>
            <Options options={RESIDENCY} />
          </Select>
        )}
      </Field>
    </Grid>
    <Field form={form} name="issuesTags" label={REVIEW_LABELS.issuesTags} optional help="Separated by commas">
      {control => <Input {...control} />}
    </Field>
    {/* those of the author can be edited, not added */}
    {form.defaultValues.photoDescriptions && (
      <Field
        form={form}
        name="photoDescriptions"
        label={REVIEW_LABELS.photoDescriptions}
        optional
        help="One line for each photo, in their order"
      >
        {control => <TextArea {...control} minH="24" dir="auto" />}
      </Field>
    )}
    <Field
      form={form}
      name="moderationNote"
      label={REVIEW_LABELS.moderationNote}
      optional
      help="Why you hid or edited it. The author will see this."
    >
      {control => <TextArea {...control} minH="20" dir="auto" />}
    </Field>
  </>
);
