import { listComplaints } from '@home-truths/platform/contract';
import { Link } from '@home-truths/platform/router';
import { on, screen, showPart, userEvent } from '@home-truths/platform/testing';
import { buildComplaint } from '../complaints/build-complaint.ts';
import { readShown, useListRows } from './list-rows.ts';

test.each([
  ['', 25],
  ['shown=75', 75],
  ['shown=60', 50],
  ['shown=-5', 25],
  ['shown=1e9', 1000],
])('?%s requests %i rows', (search, rows) => {
  expect(readShown(new URLSearchParams(search))).toBe(rows);
});

function List() {
  const { rows, total, moreUrl } = useListRows(listComplaints, { state: 'open' });
  return (
    <>
      <p>{`${rows?.length} of ${total}, the last is ${rows?.at(-1)?.id}`}</p>
      {moreUrl && <Link to={moreUrl}>Show more</Link>}
    </>
  );
}

/** Shows complaints in memory; each page begins `overlap` rows before the one after the last row. */
function open(count: number, overlap = 0) {
  const complaints = Array.from({ length: count }, (_, i) => buildComplaint(i + 1));
  const sent: object[] = [];
  const api = [
    on(listComplaints, ({ query }) => {
      sent.push(query);
      const start = query.after === undefined ? 0 : Number(query.after) - overlap;
      return { rows: complaints.slice(start, start + Number(query.limit)), total: String(count) };
    }),
  ];
  const { router } = showPart(List, {}, { api, path: '/?state=open&assigned=me' });
  return { sent, router };
}

test('each page goes on after the last row of the previous one, and the URL keeps its filters', async () => {
  const { sent, router } = open(75);
  await screen.findByText('25 of 75, the last is 25');
  await userEvent.click(screen.getByText('Show more'));
  await screen.findByText('50 of 75, the last is 50');
  await userEvent.click(screen.getByText('Show more'));
  await screen.findByText('75 of 75, the last is 75');
  expect(screen.queryByText('Show more')).toBeNull();
  expect(router.state.location.search).toBe('?state=open&assigned=me&shown=75');
  expect(sent).toEqual([undefined, 25, 50].map(after => ({ state: 'open', after, limit: 25 })));
});

test('a row that two pages have is shown once', async () => {
  open(50, 1);
  await userEvent.click(await screen.findByText('Show more'));
  await screen.findByText('49 of 50, the last is 49');
  await userEvent.click(screen.getByText('Show more'));
  await screen.findByText('50 of 50, the last is 50');
});
