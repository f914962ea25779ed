import { networkBudgets, networkOf } from './networks.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  // the groups after :: are part of the network, too
  ['2001::1:2:3:4:5', '2001:0:0:1'],
  ['2001::7:1:2:3:4:5', '2001:0:7:1'],
  ['::1:2:3:4:5:6:7', '0:1:2:3'],
])('the network of %s is %s', (ipAddress, network) => {
  expect(networkOf(ipAddress)).toBe(network);
});

test('the networks around an IPv6 address have larger budgets', () => {
  expect(networkBudgets('2001:db8:1:2ab::1')).toEqual([
    { network: '2001:db8:1:2ab', times: 1 },
    { network: '2001:db8:1:200/56', times: 4 },
    { network: '2001:db8:1/48', times: 16 },
  ]);
});
