import { render } from '@testing-library/react';
import {
  type InlinePictures,
  InlinePicturesProvider,
  readInlinePictures,
  usePictureSource,
} from './inline-pictures.tsx';

const PICTURE_URL = '/drawings/3/house/7/12.svg';
const DRAWING = "data:image/svg+xml,%3Csvg d='M0 0'/%3E";

const Picture = ({ src }: { src: string }) => <img alt="" {...usePictureSource(src)} />;
const show = (pictures: InlinePictures) =>
  render(
    <InlinePicturesProvider pictures={pictures}>
      <Picture src={PICTURE_URL} />
      <Picture src="/uploads/a.webp" />
    </InlinePicturesProvider>,
  ).container;

test('the browser finds the pictures that the document brought, and draws the same', () => {
  const drawn = show(src => (src === PICTURE_URL ? DRAWING : undefined));
  const sources = [...drawn.querySelectorAll('img')].map(image => image.getAttribute('src'));
  expect(sources).toEqual([DRAWING, '/uploads/a.webp']);
  const found = readInlinePictures();
  expect([found(PICTURE_URL), found('/uploads/a.webp')]).toEqual([DRAWING, undefined]);
  expect(show(found).innerHTML).toBe(drawn.innerHTML);
});
