import { buildingAddress } from './key-properties.ts';

test.each([
  ['Unit 5, 12 Smith Street', '12 smith st', '12 Smith Street'],
  ['5/12 Smith St', '12 smith st', '12 Smith St'],
  ['12 Smith St, Apt 5', '12 smith st', '12 Smith St'],
  ['Tower 2, 1103/26 Kilbride Cr.', '26 kilbride cr', '26 Kilbride Cr'],
  ['A7/6A-8C Evergreen Mews', '6a-8c evergreen mews', '6A-8C Evergreen Mews'],
  ['5 12 McDonald St', '12 mcdonald st', '12 McDonald St'],
  ['something else', '12a smith st', '12A Smith St'],
])('the building of %s is called %s', (line, base, address) => {
  expect(buildingAddress(line, base)).toBe(address);
});
