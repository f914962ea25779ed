import { randomUUID } from 'node:crypto';
import pg from 'pg';

const serverUrl = () => process.env.TEST_POSTGRES_URL as string;

async function onServer(statement: string) {
  const client = new pg.Client(serverUrl());
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of one's own: migrated and empty. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Clones the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template template_home_truths strategy file_copy`);
  return {
    url: serverUrl().replace(/postgres$/, name),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}
