import { readOperator } from '@home-truths/platform/contract';
import { on, refusal, screen, showPage, showPart } from '@home-truths/platform/testing';
import routes from '../routes.tsx';
import { OperatorDetails } from './operator-details.tsx';

const OPERATOR = {
  name: 'Bandicoot Pty Ltd',
  abn: '51 824 753 556',
  address: '1 Example Street, Sydney NSW 2000',
  email: 'hello@bandicoot.example',
};
const NOBODY = { name: null, abn: null, address: null, email: null };
const HEADING = { name: 'Who runs Home Truths' };

const respondingWith = (operator: { [Name in keyof typeof OPERATOR]: string | null }) => [
  on(readOperator, () => operator),
];

test('the contact page says who runs the site', async () => {
  showPage(routes, '/contact', { api: respondingWith(OPERATOR) });
  expect(await screen.findByRole('heading', HEADING)).toBeTruthy();
  for (const text of [OPERATOR.name, `ABN ${OPERATOR.abn}`, OPERATOR.address])
    expect(screen.getByText(text)).toBeTruthy();
  const link = screen.getByRole('link', { name: OPERATOR.email });
  expect(link.getAttribute('href')).toBe(`mailto:${OPERATOR.email}`);
});

test('unknown details are left out', async () => {
  showPart(OperatorDetails, {}, { api: respondingWith({ ...NOBODY, name: OPERATOR.name }) });
  expect(await screen.findByText(OPERATOR.name)).toBeTruthy();
  expect(screen.queryByText(/ABN/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['says nothing', () => NOBODY],
  ['is older', refusal(404, 'We couldn’t find what you were looking for.')],
])('there is nothing where the backend %s', async (_, respond) => {
  let requests = 0;
  const api = [
    on(readOperator, () => {
      requests += 1;
      return respond();
    }),
  ];
  showPage(routes, '/contact', { api });
  await screen.findByRole('heading', { level: 1 });
  expect(requests).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', HEADING)).toBeNull();
});
