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

test('compressed at the first request, documents can have any nonce, compressed and not', async () => {
  let compressed = 0;
  for (const { document, seed } of documents) {
    const before = document.size;
    await document.countRequest();
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
  await document.countRequest();
  expect(document.compressed(makeNonce())).toBeUndefined();
  expect(await document.withNonce(makeNonce())).toContain(letters);
});

const VOCABULARY =
  'the walls are thin and morning sun is lovely in this home agent answered after nine days'.split(' ');

/** A text as people write it, between tags as a page has them. */
const cardsWith = (nonce: string, seed: number) =>
  Array.from({ length: 300 }, (_, card) => {
    const chosen = Array.from(
      { length: 12 },
      (_, n) => VOCABULARY[((card + seed) * 31 + n * n * 7) % VOCABULARY.length],
    );
    return `<article class="card c${card}"><h3 id="h${card}">${chosen.join(' ')}</h3></article>`;
  }).join(`<style nonce="${nonce}"></style>`);

const cards = (seed: number) => {
  const nonce = makeNonce();
  return new ReusableDocument(cardsWith(nonce, seed), nonce);
};

test('those that are requested often become smaller, and can still have any nonce', async () => {
  let smaller = 0;
  for (let seed = 0; seed < 6; seed++) {
    const document = cards(seed);
    await document.countRequest();
    const before = document.size;
    await Promise.all(Array.from({ length: 20 }, () => document.countRequest()));
    if (document.size < before) smaller++;
    const nonce = makeNonce();
    expect(await document.withNonce(nonce)).toBe(cardsWith(nonce, seed));
    const packed = document.compressed(nonce);
    if (packed) expect(zlib.brotliDecompressSync(packed).toString()).toBe(cardsWith(nonce, seed));
  }
  expect(smaller).toBeGreaterThan(3);
});

test('a larger form never replaces a smaller one', async () => {
  const { seed } = documents[0] as (typeof documents)[0];
  const nonce = makeNonce();
  const document = new ReusableDocument(pageWith(nonce, seed), nonce);
  const sizes = [];
  for (let request = 0; request < 12; request++) {
    await document.countRequest();
    sizes.push(document.size);
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});
