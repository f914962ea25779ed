import {
  correctedAddress,
  findAddressError,
  type ParsedAddress,
  PROPERTY_TYPES,
  type PropertyLine,
  parseAddress,
  similarProperties,
} from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { type ContractForm, Field, useWatch } from '@home-truths/platform/forms';
import { Box, Button, Stack } from '@home-truths/platform/ui';
import { MapPin } from '@home-truths/platform/ui/icons';
import { AddressCombobox, typeName } from '@home-truths/platform/ui/property';
import { useEffect, useRef, useState } from 'react';
import { RadioGroup } from '../review-fields/radio-group.tsx';
import type { ReviewValues } from '../review-fields/review-values.ts';
import { toAddressText } from './address-text.ts';
import { hasUnit } from './has-unit.ts';
import { KnownBuilding } from './known-building.tsx';

const LOOKUP_DELAY_MS = 400;

/** Returns the address if it is complete and typing has paused. */
function useCompleteAddress(typed: string): ParsedAddress | null {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), LOOKUP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const address = debounced === typed ? parseAddress(typed) : null;
  return address && !findAddressError(address) ? address : null;
}

const NO_PROPERTIES: PropertyLine[] = [];

/** Returns known properties whose address differs by one letter. */
function useSimilarProperties(address: ParsedAddress | null): PropertyLine[] {
  const api = useApi();
  const query = address ?? { address: '', suburb: '', state: 'NSW' as const };
  const { data = NO_PROPERTIES } = useQuery({
    ...read(api, similarProperties, { query }),
    enabled: address !== null,
  });
  return address ? data : NO_PROPERTIES;
}

const TYPE_LABELS = Object.fromEntries(PROPERTY_TYPES.map(type => [type, typeName(type)]));

interface SuggestedAddressProps {
  question: string;
  address: string;
  onAccept(): void;
}

const SuggestedAddress = ({ question, address, onAccept }: SuggestedAddressProps) => (
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
      <span>{`${question} `}</span>
      <span translate="no">{address}</span>
      <span>?</span>
    </span>
  </Button>
);

export function AddressField({ form }: { form: ContractForm<ReviewValues> }) {
  const typed = useWatch({ control: form.control, name: 'propertyAddress' });
  const setAddress = (address: string) =>
    form.setValue('propertyAddress', address, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const suggestion = correctedAddress(typed);
  const container = useRef<HTMLDivElement>(null);
  const accept = (address: string) => {
    // before the button is removed; the form's `setFocus` uses a timer and would be too late
    container.current?.querySelector('input')?.focus();
    setAddress(address);
  };
  const address = useCompleteAddress(typed);
  const similar = useSimilarProperties(address);
  return (
    <Stack ref={container} gap="4">
      <Box>
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
              onChange={setAddress}
              onSelect={picked => picked.kind === 'property' && setAddress(toAddressText(picked))}
              kind="property"
              icon={<MapPin size={20} />}
            />
          )}
        </Field>
        <KnownBuilding address={address} />
      </Box>
      {suggestion && (
        <SuggestedAddress question="Did you mean" address={suggestion} onAccept={() => accept(suggestion)} />
      )}
      {similar.map(property => (
        <SuggestedAddress
          key={property.id}
          question="Is it"
          address={property.address}
          onAccept={() => accept(toAddressText(property))}
        />
      ))}
      {hasUnit(typed) && (
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
