import { type Suggestion, suggestProperties } from '@home-truths/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createTestApi, on } from '../../testing/api.ts';
import { showPart } from '../../testing/show.tsx';
import { AddressCombobox, Picture, PropertyPicture } from './index.tsx';

const { jest } = import.meta;
const SUBURB: Suggestion = { kind: 'suburb', suburb: 'Brunswick', state: 'VIC', postcode: '3056' };
const PROPERTY: Suggestion = { ...SUBURB, kind: 'property', id: 7, address: '12 Smith Street' };

const show = (Component: ComponentType<never>, formerProps: object, suggestions: Suggestion[] = []) =>
  showPart(Component as ComponentType<object>, formerProps, {
    api: createTestApi(on(suggestProperties, async () => suggestions)),
  });

test('a remote released before platform 1.3 passes a property under its former name', () => {
  show(PropertyPicture, {
    home: { id: 7, address: '12 Smith Street', propertyType: 'house', propertyImages: ['/a.webp'] },
  });
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
});

test('a whole picture is not cropped', () => {
  show(Picture, { src: '/a.webp', alt: 'Before', whole: true });
  show(Picture, { src: '/a.webp', alt: 'Now', uncropped: true });
  expect(screen.getByAltText('Before').className).toBe(screen.getByAltText('Now').className);
});

test('the kind of suggestions, and who hears of a choice, are read under their former names', async () => {
  const onPick = jest.fn();
  const props = { label: 'Address', value: '', onChange() {}, only: 'property', bare: true, onPick };
  show(AddressCombobox, props, [SUBURB, PROPERTY]);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.paste('Smith');
  await userEvent.click(await screen.findByRole('option'));
  expect(onPick).toHaveBeenCalledWith(PROPERTY);
});
