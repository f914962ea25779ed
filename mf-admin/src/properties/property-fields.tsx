import { PROPERTY_TYPES, postcodeQuestion, STATES } from '@home-truths/platform/contract';
import { type ContractForm, Field, TextArea, useWatch } from '@home-truths/platform/forms';
import { Options } from '@home-truths/platform/page';
import { Box, Grid, Input, Select, Text } from '@home-truths/platform/ui';
import { typeName } from '@home-truths/platform/ui/property';
import { PROPERTY_LABELS, type PropertyValues } from './property-values.ts';

interface FieldsProps {
  form: ContractForm<PropertyValues>;
}

/** Warns of a postcode that is unknown in the state. It can be saved all the same. */
function PostcodeWarning({ form: { control } }: FieldsProps) {
  const [suburb, state, postcode] = useWatch({ control, name: ['suburb', 'state', 'postcode'] });
  const isComplete = suburb.trim() !== '' && /^\d{4}$/.test(postcode.trim());
  const question = postcodeQuestion({
    suburb: suburb.trim(),
    state,
    postcode: postcode.trim(),
  });
  return <Box role="status">{isComplete && question && <Text>{question}</Text>}</Box>;
}

const LocationFields = ({ form }: FieldsProps) => (
  <>
    <Field form={form} name="address" label={PROPERTY_LABELS.address} help="For example, 5/12 Smith St">
      {control => <Input {...control} autoComplete="off" />}
    </Field>
    <Grid gap="5" templateColumns={{ sm: '2fr 1fr 1fr' }} alignItems="start">
      <Field form={form} name="suburb" label={PROPERTY_LABELS.suburb}>
        {control => <Input {...control} autoComplete="off" />}
      </Field>
      <Field form={form} name="state" label={PROPERTY_LABELS.state}>
        {control => (
          <Select {...control}>
            <Options options={STATES} />
          </Select>
        )}
      </Field>
      <Field form={form} name="postcode" label={PROPERTY_LABELS.postcode}>
        {control => <Input {...control} inputMode="numeric" autoComplete="off" />}
      </Field>
    </Grid>
    <PostcodeWarning form={form} />
    <Field form={form} name="propertyType" label={PROPERTY_LABELS.propertyType}>
      {control => (
        <Select {...control}>
          {PROPERTY_TYPES.map(type => (
            <option key={type} value={type}>
              {typeName(type)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </>
);

const NUMBER_FIELDS = ['bedrooms', 'bathrooms', 'parkingSpaces', 'buildYear'] as const;
const SIZE_FIELDS = ['propertySize', 'landSize'] as const;

export const PropertyFields = ({ form }: FieldsProps) => (
  <>
    <LocationFields form={form} />
    <Grid gap="5" templateColumns="1fr 1fr">
      {NUMBER_FIELDS.map(name => (
        <Field key={name} form={form} name={name} label={PROPERTY_LABELS[name]} optional>
          {control => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </Field>
      ))}
    </Grid>
    <Grid gap="5" templateColumns={{ sm: '1fr 1fr' }}>
      {SIZE_FIELDS.map(name => (
        <Field
          key={name}
          form={form}
          name={name}
          label={PROPERTY_LABELS[name]}
          optional
          help="For example, 120 sqm"
        >
          {control => <Input {...control} autoComplete="off" />}
        </Field>
      ))}
    </Grid>
    <Field form={form} name="description" label={PROPERTY_LABELS.description} optional>
      {control => <TextArea {...control} dir="auto" />}
    </Field>
  </>
);
