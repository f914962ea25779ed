import { readFolders } from './settings.ts';

const original = { ...process.env };

afterEach(() => {
  process.env = { ...original };
});

test('backup and restore refuse a site with a PostgreSQL of its own', () => {
  process.env.DATABASE_URL = 'postgres://localhost/home_truths';
  expect(readFolders).toThrow(/^DATABASE_URL is set, and this command is for the embedded database/);
  delete process.env.DATABASE_URL;
  expect(readFolders()).toMatchObject({ databaseDir: expect.stringMatching(/\/postgres$/) });
});
