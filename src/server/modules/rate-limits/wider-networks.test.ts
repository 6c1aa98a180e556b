import { expect, test } from 'vitest';
import { widerNetworks } from './wider-networks.ts';

test('a network of IPv6 is part of a /56 and of a /48', () => {
  const site = '2001:db8:1';
  expect(widerNetworks(`${site}:ab12::/64`)).toEqual({ of56: `${site}:ab00::/56`, of48: `${site}::/48` });
  expect(widerNetworks(`${site}:ab99::/64`)?.of56).toBe(`${site}:ab00::/56`);
  expect(widerNetworks(`${site}:2::/64`)?.of56).toBe(`${site}:0::/56`);
});

test('one of IPv4 stands for itself', () => {
  expect(widerNetworks('203.0.113.0/24')).toBeUndefined();
  expect(widerNetworks('unknown')).toBeUndefined();
});
