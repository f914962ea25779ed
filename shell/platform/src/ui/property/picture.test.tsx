import { fireEvent, render, screen } from '@testing-library/react';
import { withTheme } from '../../testing/counting.tsx';
import { drawingOf, Picture, PropertyPicture, pictureOf, streetNumber } from './picture.tsx';
import { litStars, Stars } from './stars.tsx';
import { IssueTag } from './tag.tsx';

const { jest } = import.meta;
const image = () => document.querySelector('img') as HTMLImageElement;

const buildProperty = (changes = {}) => ({
  id: 7,
  address: '12 Smith Street',
  propertyType: 'house',
  propertyImages: [] as string[],
  ...changes,
});

/** What a browser says of a picture that was fetched before the script ran. */
function fetchedBefore(naturalWidth: number) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

beforeEach(() => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['12 Smith Street', '12'],
  ['12A Smith Street', '12A'],
  ['12-14 Smith Street', '12-14'],
  ['1103/26 Kilbride Crescent', '26'],
  ['5/12 Smith St', '12'],
  ['Unit 5, 12 Smith St', '12'],
  ['Unit 5/12 Smith St', '12'],
  ['unit 5 12 smith st', '12'],
  ['Smith Street', ''],
  ['12', ''],
  ['', ''],
])('the street number in %j is %j', (address, number) => {
  expect(streetNumber(address)).toBe(number);
});

test('a property without a photo has a drawing of its own', () => {
  expect(pictureOf(buildProperty())).toBe('/drawings/3/house/7/12.svg');
  expect(drawingOf(buildProperty({ address: 'Smith Street' }))).toBe('/drawings/3/house/7/-.svg');
  expect(drawingOf(buildProperty({ propertyType: '../house?' }))).toBe('/drawings/3/..%2Fhouse%3F/7/12.svg');
});

test('a property with photos shows the first', () => {
  expect(pictureOf(buildProperty({ propertyImages: ['/a.webp', '/b.webp'] }))).toBe('/a.webp');
});

test('the placeholder of a picture pulses until it is loaded', () => {
  const { container } = render(withTheme(<PropertyPicture property={buildProperty()} />));
  expect(container.children).toHaveLength(2);
  fireEvent.load(image());
  expect(container.children).toHaveLength(1);
  expect(image().getAttribute('src')).toBe('/drawings/3/house/7/12.svg');
});

test('a picture that fails to load says so', () => {
  render(withTheme(<PropertyPicture property={buildProperty()} />));
  fireEvent.error(image());
  expect(screen.getByText('Image unavailable')).toBeTruthy();
  expect(image()).toBeNull();
});

test('a picture that failed before the script ran says so, too', () => {
  fetchedBefore(0);
  render(withTheme(<PropertyPicture property={buildProperty()} />));
  expect(screen.getByText('Image unavailable')).toBeTruthy();
});

test('a picture that was there before the script ran does not pulse', () => {
  fetchedBefore(640);
  const { container } = render(withTheme(<PropertyPicture property={buildProperty()} />));
  expect(container.children).toHaveLength(1);
  expect(image()).toBeTruthy();
});

test('the next property starts again after a picture that failed', () => {
  const { rerender } = render(withTheme(<PropertyPicture property={buildProperty()} />));
  fireEvent.error(image());
  rerender(withTheme(<PropertyPicture property={buildProperty({ id: 8 })} />));
  expect(image().getAttribute('src')).toBe('/drawings/3/house/8/12.svg');
});

test('a picture that failed is tried again when the network is back', () => {
  render(withTheme(<Picture src="/a.webp" alt="Photo 1 of 1" />));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('img', { name: 'Photo 1 of 1' })).toBeTruthy();
});

test('a drawing is labelled as one; beside the street address a photo needs no text', () => {
  const { rerender } = render(withTheme(<PropertyPicture property={buildProperty()} />));
  expect(image().getAttribute('alt')).toBe('Illustration');
  rerender(withTheme(<PropertyPicture property={buildProperty({ propertyImages: ['/a.webp'] })} />));
  expect(image().getAttribute('alt')).toBe('');
});

test('only the first picture is fetched at once', () => {
  const { rerender } = render(withTheme(<PropertyPicture property={buildProperty()} />));
  expect(image().getAttribute('loading')).toBe('lazy');
  rerender(withTheme(<Picture src="/a.webp" alt="Photo 1 of 3" eager />));
  expect(screen.getByRole('img', { name: 'Photo 1 of 3' }).getAttribute('loading')).toBe('eager');
});

test.each([
  [0, 0],
  [0.4, 0],
  [0.5, 0.5],
  [4.49, 4],
  [4.5, 4.5],
  [4.99, 4.5],
  [5, 5],
])('of five stars %d lights %d', (rating, lit) => {
  expect(litStars(rating)).toBe(lit);
});

test.each([
  [4.25, '4.3 out of 5'],
  [4, '4 out of 5'],
  [4.96, '5 out of 5'],
])('the stars of %d are read out as %j', (rating, label) => {
  render(withTheme(<Stars rating={rating} />));
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(label);
});

test.each([
  [3.5, '70%'],
  [2.95, '60%'],
  [2.45, '50%'],
  [4.44, '80%'],
])('the stars of %d are lit by the number that is shown: %s', (rating, lit) => {
  render(withTheme(<Stars rating={rating} />));
  expect(screen.getByRole('img').style.getPropertyValue('--lit')).toBe(lit);
});

test('a tag names itself, and how many reviews name it where that is known', () => {
  const { rerender } = render(withTheme(<IssueTag tag="Pests" />));
  expect(document.body.textContent).toBe('Pests');
  rerender(withTheme(<IssueTag tag="Pests" count={0} />));
  expect(document.body.textContent).toBe('Pests0');
});
