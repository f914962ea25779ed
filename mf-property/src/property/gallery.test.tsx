import { screen, showPart, userEvent } from '@home-truths/platform/testing';
import { Gallery } from './gallery.tsx';

const PHOTOS = ['/uploads/front.webp', '/uploads/back.webp'];
const WIDTH = 600;

/** Gives elements a size and lets them scroll, which jsdom cannot do. */
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, value: WIDTH });
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
    this.dispatchEvent(new Event('scroll', { bubbles: true }));
  };
});

test('photos come one at a time and are counted', async () => {
  showPart(Gallery, { photos: PHOTOS.map(url => ({ url })) });
  const [first, second] = await screen.findAllByRole('img');
  expect([first, second].map(photo => photo?.getAttribute('src'))).toEqual(PHOTOS);
  expect([first, second].map(photo => photo?.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  expect(screen.getByText('1 of 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByText('2 of 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next photo' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(screen.getByText('1 of 2')).toBeTruthy();
});

test('a photo of a review is labelled as one, with its description', async () => {
  showPart(Gallery, { photos: [{ url: '/uploads/mould.webp', description: 'Mould above the shower' }] });
  expect(await screen.findByRole('img', { name: 'Mould above the shower' })).toBeTruthy();
  expect(screen.getByText('From a review')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
