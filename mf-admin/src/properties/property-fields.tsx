import { PROPERTY_TYPES, STATES } from '@home-truths/platform/contract';
import { type ContractForm, Field, TextArea } from '@home-truths/platform/forms';
import { Options } from '@home-truths/platform/page';
import { Grid, Input, Select } from '@home-truths/platform/ui';
import { typeName } from '@home-truths/platform/ui/home';
import { PROPERTY_LABELS, type PropertyValues } from './property-values.ts';

interface FieldsProps {
  form: ContractForm<PropertyValues>;
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

/** The fields of a property. */
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
