import { remoteDrawingAsData } from '../pages/page.ts';
import { releaseOf, resolvedOf } from './testing.ts';

const file = (path: string, body: string) => [path, { body: Buffer.from(body), hash: '' }] as const;

const { releases } = resolvedOf([
  releaseOf({
    files: new Map([
      file('/guides/a.svg', '<svg fill="#fff"/>'),
      file('/guides/large.svg', `<svg>${' '.repeat(9000)}</svg>`),
      file('/guides/a.txt', 'words'),
    ]),
  }),
]);

test('a drawing of a release travels within the document', () => {
  expect(remoteDrawingAsData('/guides/a.svg', releases)).toBe("data:image/svg+xml,%3Csvg fill='%23fff'/%3E");
});

test.each(['/guides/large.svg', '/guides/a.txt', '/guides/unlisted.svg'])('%s does not', requested => {
  expect(remoteDrawingAsData(requested, releases)).toBeUndefined();
});
