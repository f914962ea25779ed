import { withClient } from './connect.ts';
import { mean, printLine } from './machine.ts';
import { measuredProduct } from './product.ts';

const LEAD_COUNT = 50_000;
/** An account of the generated ones: who looks at anonymous authors is recorded. */
const READER = { id: 1 };
const WARM_UP_ROUNDS = 3;
const ROUNDS = 15;

type MeasuredProduct = Awaited<ReturnType<typeof measuredProduct>>;

/** Requests of people with names as common as those of the demonstration; left for the next run. */
const fillLeads = (url: string) =>
  withClient(url, async client => {
    const { rows } = await client.query('select count(*)::int as there from inspector_lead');
    await client.query(
      `insert into inspector_lead (property_id, name, phone, property_address, status)
       select 1, 'Robin ' || n % 997, '04' || lpad(n::text, 8, '0'), n || ' Wattlebird Street',
         (array['pending', 'contacted', 'completed'])[1 + n % 3]
       from generate_series($1::int, $2) as n`,
      [(rows[0].there as number) + 1, LEAD_COUNT],
    );
    await client.query('vacuum analyze inspector_lead, review');
    const { rows: newest } = await client.query('select max(id) as id from review');
    return newest[0].id as number;
  });

const listsOf = (newest: number): Record<string, (product: MeasuredProduct) => Promise<unknown>> => ({
  'reviews, first page': ({ reviews }) => reviews.list({}, READER),
  'reviews, a page half-way': ({ reviews }) => reviews.list({ before: Math.ceil(newest / 2) }, READER),
  'reviews, a common word': ({ reviews }) => reviews.list({ q: 'the' }, READER),
  'reviews, a rare word': ({ reviews }) => reviews.list({ q: 'cockroaches' }, READER),
  'reviews, a word nobody wrote': ({ reviews }) => reviews.list({ q: 'xylophone' }, READER),
  'reviews, an address': ({ reviews }) => reviews.list({ q: '12 smith st brunswick' }, READER),
  'reviews, the hidden ones': ({ reviews }) => reviews.list({ visibility: 'hidden' }, READER),
  'leads, first page': ({ leads }) => leads.list({}),
  'leads, a page half-way': ({ leads }) => leads.list({ before: LEAD_COUNT / 2 }),
  'leads, pending': ({ leads }) => leads.list({ status: 'pending' }),
  'leads, a name': ({ leads }) => leads.list({ q: 'robin 123' }),
  'leads, a name nobody has': ({ leads }) => leads.list({ q: 'xylophone' }),
  'leads, the four counts': ({ leads }) => leads.count(),
});

/** CPU time in PostgreSQL for each list of the admin console, measured as for searches. */
export async function benchAdmin(url: string) {
  const lists = Object.entries(listsOf(await fillLeads(url)));
  const product = await measuredProduct(url);
  const times = lists.map((): number[] => []);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const [index, [, load]] of lists.entries()) {
      product.readMs();
      await load(product);
      if (round >= 0) times[index]?.push(product.readMs());
    }
  await product.close();
  printLine(
    `\nAdmin console, with ${LEAD_COUNT} leads: CPU ms in PostgreSQL (mean and worst of the repetitions)`,
  );
  for (const [index, [title]] of lists.entries()) {
    const all = times[index] ?? [];
    printLine(
      `  ${title.padEnd(32)}${mean(all).toFixed(2).padStart(8)}${Math.max(...all)
        .toFixed(2)
        .padStart(8)}`,
    );
  }
}
