import { render } from '@testing-library/react';
import {
  type InlinePictures,
  InlinePicturesProvider,
  picturesOfDocument,
  usePictureSource,
} from './inline-pictures.tsx';

const HOME = '/drawings/2/house/7/12.svg';
const DRAWING = "data:image/svg+xml,%3Csvg d='M0 0'/%3E";

const Picture = ({ src }: { src: string }) => <img alt="" {...usePictureSource(src)} />;
const show = (pictures: InlinePictures) =>
  render(
    <InlinePicturesProvider pictures={pictures}>
      <Picture src={HOME} />
      <Picture src="/uploads/a.webp" />
    </InlinePicturesProvider>,
  ).container;

test('the browser finds the pictures that the document brought, and draws the same', () => {
  const drawn = show(src => (src === HOME ? DRAWING : undefined));
  expect([...drawn.querySelectorAll('img')].map(image => image.getAttribute('src'))).toEqual([
    DRAWING,
    '/uploads/a.webp',
  ]);
  const found = picturesOfDocument();
  expect([found(HOME), found('/uploads/a.webp')]).toEqual([DRAWING, undefined]);
  expect(show(found).innerHTML).toBe(drawn.innerHTML);
});
