import { meantAddress, PROPERTY_TYPES, type PropertyLine } from '@home-truths/platform/contract';
import { type ContractForm, Field, useWatch } from '@home-truths/platform/forms';
import { Button, Stack } from '@home-truths/platform/ui';
import { AddressCombobox, knownPostcode, spaced, typeName } from '@home-truths/platform/ui/home';
import { MapPin } from '@home-truths/platform/ui/icons';
import { useRef } from 'react';
import { Choice } from '../review-fields/choice.tsx';
import type { ReviewValues } from '../review-fields/review-values.ts';
import { beginsWithUnit } from './unit.ts';
import { useTwins } from './use-twins.ts';

const TYPES = Object.fromEntries(PROPERTY_TYPES.map(type => [type, typeName(type)]));

/** A known home as one would type it: `12 Smith St, Bondi, NSW 2026`. */
const asTyped = (home: PropertyLine) =>
  `${home.address}, ${home.suburb}, ${spaced(home.state, knownPostcode(home))}`;

/** One tap puts the commas where they belong (decision 127). */
const DidYouMean = ({ meant, onTake }: { meant: string; onTake(): void }) => (
  <Button look="outline" alignSelf="start" h="auto" py="2" flexShrink="1" textAlign="start" onClick={onTake}>
    <span>
      Did you mean <span translate="no">{meant}</span>?
    </span>
  </Button>
);

/** One tap takes a known home that differs by one letter, so that it gets no second record. */
const IsIt = ({ home, onTake }: { home: PropertyLine; onTake(): void }) => (
  <Button look="outline" alignSelf="start" h="auto" py="2" flexShrink="1" textAlign="start" onClick={onTake}>
    <span>
      Is it <span translate="no">{home.address}</span>?
    </span>
  </Button>
);

/** The address of the home, typed with suggestions; homes with a unit in their address are asked for their type. */
export function AddressField({ form }: { form: ContractForm<ReviewValues> }) {
  const typed = useWatch({ control: form.control, name: 'propertyAddress' });
  const change = (address: string) =>
    form.setValue('propertyAddress', address, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const meant = meantAddress(typed);
  const part = useRef<HTMLDivElement>(null);
  const take = (meant: string) => {
    // before the button goes, and at once: `setFocus` waits for a timer, and would take the focus back from what is next
    part.current?.querySelector('input')?.focus();
    change(meant);
  };
  const twins = useTwins(typed);
  return (
    <Stack ref={part} gap="4">
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
            onPick={picked => picked.kind === 'property' && change(asTyped(picked))}
            only="property"
            icon={<MapPin size={20} />}
          />
        )}
      </Field>
      {meant && <DidYouMean meant={meant} onTake={() => take(meant)} />}
      {twins.map(home => (
        <IsIt key={home.id} home={home} onTake={() => take(asTyped(home))} />
      ))}
      {beginsWithUnit(typed) && (
        <Choice form={form} name="propertyType" legend="What type of property is it?" choices={TYPES} />
      )}
    </Stack>
  );
}
