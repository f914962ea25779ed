import { drawAll } from '../../drawings/index.ts';
import { drawingAsData } from './as-data.ts';
import { serveDrawing } from './index.ts';

const all = drawAll();
const drawings = (file: string) => all[file] ?? '';
const STREET = '/drawings/3/street.svg';

test('a drawing travels whole as a data address', () => {
  const [, body = ''] = drawingAsData(drawings, STREET)?.split(/,(.*)/s) ?? [];
  expect(decodeURIComponent(body)).toBe(serveDrawing(drawings, STREET)?.replaceAll('"', "'"));
  expect(drawingAsData(drawings, '/uploads/a.webp')).toBeUndefined();
});

test('it has no letter that HTML or JSON would write otherwise', () => {
  const data = drawingAsData(drawings, '/drawings/3/house/7/12.svg') ?? '';
  expect(data).toMatch(/^data:image\/svg\+xml,/);
  expect(JSON.stringify(data)).toBe(`"${data}"`);
  expect(data).not.toMatch(/[<>&"]/);
});
