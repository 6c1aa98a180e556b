import { describe, expect, test } from 'vitest';
import { callerAddress, createProxyList, networkOf } from './client-network.ts';

const proxies = createProxyList(['10.0.0.0/8', '::1']);
const none = createProxyList([]);

describe('the caller', () => {
  test('is whoever holds the socket when there is no trusted proxy', () => {
    expect(callerAddress('203.0.113.7', '198.51.100.1', none)).toBe('203.0.113.7');
  });

  test('is the last address before our own proxies; what the caller adds in front is ignored', () => {
    expect(callerAddress('10.1.2.3', '6.6.6.6, 198.51.100.1, 10.9.9.9', proxies)).toBe('198.51.100.1');
    expect(callerAddress('::1', '198.51.100.1', proxies)).toBe('198.51.100.1');
    expect(callerAddress('::ffff:10.1.2.3', '198.51.100.1', proxies)).toBe('198.51.100.1');
  });

  test.each([
    ['198.51.100.1:52100', '198.51.100.1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:52100', '2001:db8::1'],
    ['[::ffff:198.51.100.1]:80', '198.51.100.1'],
  ])('written by a proxy as %s is %s', (written, address) => {
    expect(callerAddress('10.1.2.3', written, proxies)).toBe(address);
    expect(callerAddress('10.1.2.3', `${written}, 10.9.9.9:443`, proxies)).toBe(address);
    expect(networkOf(callerAddress('10.1.2.3', written, proxies))).not.toBe('unknown');
  });

  test('is unknown when nothing is known, and never empty', () => {
    expect(callerAddress(undefined, undefined, none)).toBe('unknown');
    expect(networkOf('unknown')).toBe('unknown');
    expect(networkOf('nonsense')).toBe('unknown');
  });
});

describe('the network of a caller', () => {
  test.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:ffff::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
