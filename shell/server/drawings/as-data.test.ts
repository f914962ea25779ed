import { drawingAsData } from './as-data.ts';
import { serveDrawing } from './index.ts';

const STREET = '/drawings/2/street.svg';

test('a drawing travels whole as a data address', () => {
  const [, body = ''] = drawingAsData(STREET)?.split(/,(.*)/s) ?? [];
  expect(decodeURIComponent(body).replaceAll("'", '"')).toBe(serveDrawing(STREET)?.body.replaceAll("'", '"'));
});

test('it has no letter that HTML or JSON would write otherwise', () => {
  const data = drawingAsData('/drawings/2/house/7/12.svg') ?? '';
  expect(data).toMatch(/^data:image\/svg\+xml,/);
  expect(JSON.stringify(data)).toBe(`"${data}"`);
  expect(data).not.toMatch(/[<>&"]/);
});

test('what is no drawing is nothing', () => expect(drawingAsData('/uploads/a.webp')).toBeUndefined());
