import { RESIDENCIES, RESIDENCY } from '@home-truths/platform/contract';
import { type ContractForm, Field, TextArea } from '@home-truths/platform/forms';
import { Box, Grid, Input, Select } from '@home-truths/platform/ui';
import { TickLabel } from '../desk/tick.tsx';
import { LABELS, type ReviewValues } from './review-values.ts';

const RATINGS = ['5', '4', '3', '2', '1'];

/** The fields of a review (spec section 5). */
export const ReviewFields = ({ form }: { form: ContractForm<ReviewValues> }) => (
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
      <TickLabel display="flex">
        <input type="checkbox" {...form.register('isVerified')} />
        {LABELS.isVerified}
      </TickLabel>
      <TickLabel display="flex">
        <input type="checkbox" {...form.register('isHidden')} />
        {LABELS.isHidden}
      </TickLabel>
    </Box>
    <Field
      form={form}
      name="moderationNote"
      label={LABELS.moderationNote}
      optional
      help="Why it was hidden or edited. The author of the review reads this."
    >
      {control => <TextArea {...control} minH="20" dir="auto" />}
    </Field>
  </>
);
