import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type Backend, startBackend } from '../testing/backend.ts';
import { loadDemo } from './load-demo.ts';
import type { DemoData } from './seed/types.ts';

const PHOTO = '0c6e4ed2-8f4a-4a53-9a0c-0d8f6c1b2a3e.webp';

const data: DemoData = {
  properties: ['1 Wattlebird Street', '2 Wattlebird Street'].map(address => ({
    address,
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    propertyType: 'house',
    bedrooms: 3,
    bathrooms: 1,
    parkingSpaces: 0,
    buildYear: 1915,
    propertySize: '120 sqm',
    landSize: null,
    description: null,
  })),
  members: [{ username: 'mei', firstName: 'Mei', lastName: 'Tran', email: 'mei@example.invalid' }],
  reviews: [3, 1, 2].map(day => ({
    property: day === 1 ? 1 : 0,
    member: day === 1 ? 0 : null,
    residencyStatus: 'lived_here',
    rating: day,
    title: `Written on day ${day}`,
    content: 'Quiet at night and dry in winter.',
    issuesTags: ['Pests'],
    photos: day === 3 ? [0] : [],
    isVerified: false,
    helpfulCount: 0,
    isAnonymous: false,
    createdAt: new Date(Date.UTC(2026, 0, day)),
  })),
  photos: [
    {
      name: PHOTO,
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="9" height="9"/></svg>',
    },
  ],
};

let backend: Backend;
let uploads: string;

beforeAll(async () => {
  backend = await startBackend();
  uploads = await mkdtemp(path.join(tmpdir(), 'home-truths-uploads-'));
  await loadDemo(backend.em(), data, uploads);
});

afterAll(async () => {
  await backend.stop();
  await rm(uploads, { recursive: true });
});

test('ids grow with dates, aggregates and search index hold every property', async () => {
  expect(await backend.rows('select title from review order by id')).toEqual(
    [1, 2, 3].map(day => ({ title: `Written on day ${day}` })),
  );
  const { body } = await backend.get('/api/properties/search?q=watlebird+newtown');
  expect(body).toMatchObject([
    { address: '1 Wattlebird Street', averageRating: '2.50', reviewCount: 2, issueTags: ['Pests'] },
    { address: '2 Wattlebird Street', averageRating: '1.00', reviewCount: 1 },
  ]);
  expect((await backend.get('/api/properties/suggest?q=newt')).body[0]).toMatchObject({ suburb: 'Newtown' });
});

test('photos are WebP files of ours, each taken', async () => {
  expect(await readdir(uploads)).toEqual([PHOTO]);
  const photo = await readFile(path.join(uploads, PHOTO));
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 800 });
  expect(await backend.rows('select name, claimed_at is not null as claimed from upload')).toEqual([
    { name: PHOTO, claimed: true },
  ]);
});

test('nobody can sign in as a made-up person', async () => {
  const [{ password } = { password: '' }] = await backend.rows<{ password: string }>(
    'select password from app_user',
  );
  expect(password).not.toMatch(/argon2/);
});
