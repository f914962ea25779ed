import { correctedAddress, PROPERTY_TYPES, type PropertyLine } from '@home-truths/platform/contract';
import { type ContractForm, Field, useWatch } from '@home-truths/platform/forms';
import { Button, Stack } from '@home-truths/platform/ui';
import { AddressCombobox, joinWithSpaces, knownPostcode, typeName } from '@home-truths/platform/ui/home';
import { MapPin } from '@home-truths/platform/ui/icons';
import { useRef } from 'react';
import { RadioGroup } from '../review-fields/radio-group.tsx';
import type { ReviewValues } from '../review-fields/review-values.ts';
import { beginsWithUnit } from './begins-with-unit.ts';
import { useSimilarProperties } from './use-similar-properties.ts';

const TYPE_LABELS = Object.fromEntries(PROPERTY_TYPES.map(type => [type, typeName(type)]));

/** A known property as it would be typed: `12 Smith St, Bondi, NSW 2026`. */
const toAddressText = (property: PropertyLine) =>
  `${property.address}, ${property.suburb}, ${joinWithSpaces(property.state, knownPostcode(property))}`;

/** Suggests the address with its commas; one tap accepts it (decision 127). */
const DidYouMean = ({ suggestion, onAccept }: { suggestion: string; onAccept(): void }) => (
  <Button
    look="outline"
    alignSelf="start"
    h="auto"
    py="2"
    flexShrink="1"
    textAlign="start"
    onClick={onAccept}
  >
    <span>
      Did you mean <span translate="no">{suggestion}</span>?
    </span>
  </Button>
);

/** Suggests a known property whose address differs by one letter, to prevent a duplicate; one tap accepts it. */
const SimilarProperty = ({ property, onAccept }: { property: PropertyLine; onAccept(): void }) => (
  <Button
    look="outline"
    alignSelf="start"
    h="auto"
    py="2"
    flexShrink="1"
    textAlign="start"
    onClick={onAccept}
  >
    <span>
      Is it <span translate="no">{property.address}</span>?
    </span>
  </Button>
);

/** The address of the property, with suggestions; for an address with a unit, also the property type. */
export function AddressField({ form }: { form: ContractForm<ReviewValues> }) {
  const typed = useWatch({ control: form.control, name: 'propertyAddress' });
  const change = (address: string) =>
    form.setValue('propertyAddress', address, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const suggestion = correctedAddress(typed);
  const container = useRef<HTMLDivElement>(null);
  const accept = (address: string) => {
    // synchronously, before the button is removed: `setFocus` uses a timer and would take the focus back later
    container.current?.querySelector('input')?.focus();
    change(address);
  };
  const similar = useSimilarProperties(typed);
  return (
    <Stack ref={container} gap="4">
      <Field
        form={form}
        name="propertyAddress"
        label="Property address"
        help="For example: 12 Smith St, Bondi, NSW 2026"
      >
        {({ name, id, ref, ...control }) => (
          <AddressCombobox
            name={name}
            control={{
              id,
              ref,
              enterKeyHint: 'next',
              'aria-required': control['aria-required'],
              'aria-invalid': control['aria-invalid'],
              'aria-describedby': control['aria-describedby'],
            }}
            value={typed}
            onChange={change}
            onSelect={picked => picked.kind === 'property' && change(toAddressText(picked))}
            kind="property"
            icon={<MapPin size={20} />}
          />
        )}
      </Field>
      {suggestion && <DidYouMean suggestion={suggestion} onAccept={() => accept(suggestion)} />}
      {similar.map(property => (
        <SimilarProperty
          key={property.id}
          property={property}
          onAccept={() => accept(toAddressText(property))}
        />
      ))}
      {beginsWithUnit(typed) && (
        <RadioGroup
          form={form}
          name="propertyType"
          legend="What type of property is it?"
          choices={TYPE_LABELS}
        />
      )}
    </Stack>
  );
}
