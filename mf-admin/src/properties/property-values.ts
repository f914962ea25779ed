import {
  type AdminProperty,
  PROPERTY_TYPES,
  type PropertyType,
  STATES,
  type State,
} from '@home-truths/platform/contract';

/** A home as the form holds it: what is typed is text. */
export interface PropertyValues extends Record<string, unknown> {
  address: string;
  suburb: string;
  state: State;
  postcode: string;
  propertyType: PropertyType;
  bedrooms: string;
  bathrooms: string;
  parkingSpaces: string;
  buildYear: string;
  propertySize: string;
  landSize: string;
  description: string;
}

export const LABELS = {
  address: 'Address',
  suburb: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
  propertyType: 'Property type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  parkingSpaces: 'Car spaces',
  buildYear: 'Build year',
  propertySize: 'Property size',
  landSize: 'Land size',
  description: 'Description',
} as const;

/** A new home. */
export const EMPTY: PropertyValues = {
  address: '',
  suburb: '',
  state: 'NSW',
  postcode: '',
  propertyType: 'apartment',
  bedrooms: '',
  bathrooms: '',
  parkingSpaces: '',
  buildYear: '',
  propertySize: '',
  landSize: '',
  description: '',
};

const typed = (value: string | number | null) => String(value ?? '');
const oneOf = <Value extends string>(values: readonly Value[], value: string, usual: Value) =>
  values.find(known => known === value) ?? usual;

export const valuesOf = (home: AdminProperty): PropertyValues => ({
  address: home.address,
  suburb: home.suburb,
  state: oneOf(STATES, home.state, EMPTY.state),
  postcode: home.postcode,
  propertyType: oneOf(PROPERTY_TYPES, home.propertyType, EMPTY.propertyType),
  bedrooms: typed(home.bedrooms),
  bathrooms: typed(home.bathrooms),
  parkingSpaces: typed(home.parkingSpaces),
  buildYear: typed(home.buildYear),
  propertySize: typed(home.propertySize),
  landSize: typed(home.landSize),
  description: typed(home.description),
});

const wholeOrNull = (text: string) => (text.trim() === '' ? null : Number(text));
const wordsOrNull = (text: string) => text.trim() || null;

/** What is sent: numbers or `null`, texts or `null`. */
export const bodyOf = (values: PropertyValues, propertyImages: string[]) => ({
  address: values.address,
  suburb: values.suburb,
  state: values.state,
  postcode: values.postcode.trim(),
  propertyType: values.propertyType,
  bedrooms: wholeOrNull(values.bedrooms),
  bathrooms: wholeOrNull(values.bathrooms),
  parkingSpaces: wholeOrNull(values.parkingSpaces),
  buildYear: wholeOrNull(values.buildYear),
  description: wordsOrNull(values.description),
  propertySize: wordsOrNull(values.propertySize),
  landSize: wordsOrNull(values.landSize),
  propertyImages,
});
