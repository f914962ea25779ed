import {
  type AdminProperty,
  PROPERTY_TYPES,
  type PropertyType,
  STATES,
  type State,
} from '@home-truths/platform/contract';

/** The form values of a property; what is typed is a string. */
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

export const PROPERTY_LABELS = {
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

export const EMPTY_PROPERTY: PropertyValues = {
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

const toText = (value: string | number | null) => String(value ?? '');
/** Returns the fallback for a value that only a newer backend knows. */
const oneOf = <Value extends string>(values: readonly Value[], value: string, fallback: Value) =>
  values.find(known => known === value) ?? fallback;

export const toPropertyValues = (property: AdminProperty): PropertyValues => ({
  address: property.address,
  suburb: property.suburb,
  state: oneOf(STATES, property.state, EMPTY_PROPERTY.state),
  postcode: property.postcode,
  propertyType: oneOf(PROPERTY_TYPES, property.propertyType, EMPTY_PROPERTY.propertyType),
  bedrooms: toText(property.bedrooms),
  bathrooms: toText(property.bathrooms),
  parkingSpaces: toText(property.parkingSpaces),
  buildYear: toText(property.buildYear),
  propertySize: toText(property.propertySize),
  landSize: toText(property.landSize),
  description: toText(property.description),
});

const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));
const textOrNull = (text: string) => text.trim() || null;

export const toPropertyBody = (values: PropertyValues, propertyImages: string[]) => ({
  address: values.address,
  suburb: values.suburb,
  state: values.state,
  postcode: values.postcode.trim(),
  propertyType: values.propertyType,
  bedrooms: numberOrNull(values.bedrooms),
  bathrooms: numberOrNull(values.bathrooms),
  parkingSpaces: numberOrNull(values.parkingSpaces),
  buildYear: numberOrNull(values.buildYear),
  description: textOrNull(values.description),
  propertySize: textOrNull(values.propertySize),
  landSize: textOrNull(values.landSize),
  propertyImages,
});
