import zlib from 'node:zlib';
import { makeNonce } from '../pages/security.ts';
import { ReusableDocument } from './reusable-document.ts';

/** A text like that of a page, in which little is repeated. */
const prose = (seed: number, length: number) =>
  Array.from({ length }, (_, n) => ((n + 1) * (seed * 7919 + 104_729) * 31).toString(36).slice(-5)).join(' ');

const pageWith = (nonce: string, seed: number) =>
  [
    `<!doctype html><title>Home ${seed} – “quiet”</title><style nonce="${nonce}">${prose(seed, 200)}</style>`,
    `<style id="fonts" nonce="${nonce}">${prose(seed + 1, 900)}</style><p>${prose(seed + 2, 4000)}</p>`,
    ...Array.from({ length: 8 }, (_, n) => `<script src="/a/${prose(n, 3)}.js" nonce="${nonce}"></script>`),
  ].join('');

/** A document around each of some nonces. */
const documents = Array.from({ length: 12 }, (_, seed) => {
  const nonce = makeNonce();
  return { seed, document: new ReusableDocument(pageWith(nonce, seed), nonce) };
});

test('before it is compressed, a document has the nonce it is given', async () => {
  const { document, seed } = documents[0] as (typeof documents)[0];
  const nonce = makeNonce();
  expect(await document.withNonce(nonce)).toBe(pageWith(nonce, seed));
  expect(document.compressed(nonce)).toBeUndefined();
});

test('compressed once, documents can have any nonce, compressed and not', async () => {
  let compressed = 0;
  for (const { document, seed } of documents) {
    const before = document.size;
    await document.compress();
    for (const nonce of Array.from({ length: 20 }, makeNonce)) {
      expect(await document.withNonce(nonce)).toBe(pageWith(nonce, seed));
      const packed = document.compressed(nonce);
      if (packed) expect(zlib.brotliDecompressSync(packed).toString()).toBe(pageWith(nonce, seed));
    }
    if (!document.compressed(makeNonce())) continue;
    compressed++;
    expect(document.size).toBeLessThan(before / 2);
  }
  // the others are compressed each time they are sent
  expect(compressed).toBeGreaterThan(documents.length / 2);
});

test('a document in which the nonce cannot be replaced stays as it is', async () => {
  const nonce = makeNonce();
  const letters = [...nonce].map(letter => `${letter} `).join('');
  const document = new ReusableDocument(`<p>${letters}</p>${nonce.slice(0, 9)}`, nonce);
  await document.compress();
  expect(document.compressed(makeNonce())).toBeUndefined();
  expect(await document.withNonce(makeNonce())).toContain(letters);
});
