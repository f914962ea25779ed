import { buildPropertyDetail } from '../property/build-property-detail.ts';
import { NO_WORDS, requestFor } from './request.ts';

test('a request names the property and leaves out what was not given', () => {
  expect(requestFor(buildPropertyDetail())({ ...NO_WORDS, name: 'Sam Lee', phone: '0412 345 678' })).toEqual({
    propertyId: 252,
    name: 'Sam Lee',
    phone: '0412 345 678',
    propertyAddress: '1103/26 Kilbride Crescent, Zetland, NSW 2017',
  });
});

test('an email and a time go along', () => {
  const words = { name: 'Sam Lee', phone: '0412 345 678', email: 'sam@example.com' };
  expect(
    requestFor(buildPropertyDetail())({ ...words, preferredCallbackTime: 'Evening (5pm - 8pm)' }),
  ).toMatchObject({
    email: 'sam@example.com',
    preferredCallbackTime: 'Evening (5pm - 8pm)',
  });
});
