import { buildPropertyDetail } from '../property/build-property-detail.ts';
import { EMPTY_REQUEST, toLeadBody } from './callback-form.tsx';

test('a request names the property and leaves out what was not given', () => {
  expect(
    toLeadBody(buildPropertyDetail())({ ...EMPTY_REQUEST, name: 'Sam Lee', phone: '0412 345 678' }),
  ).toEqual({
    propertyId: 252,
    name: 'Sam Lee',
    phone: '0412 345 678',
    propertyAddress: '1103/26 Kilbride Crescent, Zetland, NSW 2017',
  });
});

test('an email and a time are sent along', () => {
  const values = { name: 'Sam Lee', phone: '0412 345 678', email: 'sam@example.com' };
  expect(
    toLeadBody(buildPropertyDetail())({ ...values, preferredCallbackTime: 'Evening (5pm - 8pm)' }),
  ).toMatchObject({
    email: 'sam@example.com',
    preferredCallbackTime: 'Evening (5pm - 8pm)',
  });
});
