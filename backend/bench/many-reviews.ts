import pg from 'pg';
import { loadWithoutIndexes } from './copy.ts';

/** Fills the migrated, empty database with short reviews, alike but for their titles. */
export async function storeManyReviews(
  url: string,
  { properties, reviews }: { properties: number; reviews: number },
) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`insert into property (id, address, suburb, state, postcode, property_type, street_key, suburb_key)
      select n, n || ' Elm St', 'Newtown', 'NSW', '2042', 'house', n || ' elm st', 'newtown'
      from generate_series(1, ${properties}) n`);
    await client.query("set maintenance_work_mem = '256MB'");
    // it notes each change of a property, a thousand times the same one here
    await client.query('alter table review disable trigger review_change');
    await loadWithoutIndexes(client, 'review', async () => {
      await client.query(`insert into review (id, property_id, residency_status, rating, title, content)
        select n, 1 + n % ${properties}, 'lived_here', 1 + n % 5, 'Review ' || n || ' of ' || md5(n::text), 'Dry and quiet.'
        from generate_series(1, ${reviews}) n`);
    });
    await client.query('alter table review enable trigger review_change');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
