import { CompareCheckbox } from '@home-truths/platform/compare';
import type { PropertyRow } from '@home-truths/platform/contract';
import type { SlotModule, SlotProps } from '@home-truths/platform/slots';
import { Box } from '@home-truths/platform/ui';
import { createContext, useContext } from 'react';
import { PropertyCard } from '../property-card/property-card.tsx';

/** The id of the checkbox's form; a context, since `Action` must be a stable component. */
const CompareForm = createContext<string | undefined>(undefined);

/** Lies above the card's link. */
const Checkbox = ({ property }: { property: PropertyRow }) => (
  <Box pos="relative">
    <CompareCheckbox property={property} form={useContext(CompareForm)} name="homes" value={property.id} />
  </Box>
);

const Card = ({ property, compareForm }: SlotProps['search.property-card/v1']) => (
  <CompareForm value={compareForm}>
    <PropertyCard property={property} inRow {...(compareForm && { Action: Checkbox })} />
  </CompareForm>
);

export default { Component: Card } satisfies SlotModule<'search.property-card/v1'>;
