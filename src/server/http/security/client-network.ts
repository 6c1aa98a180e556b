import { BlockList, isIP } from 'node:net';

/** Which addresses are our own proxies, whose word about the caller's address we take. */
export const createProxyList = (entries: string[]) => {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
};

/**
 * The caller's address: the socket's, or, behind trusted proxies, the last one in
 * X-Forwarded-For that is not a proxy of ours. Anything further left can be made up by the caller.
 */
export const callerAddress = (
  socket: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList,
) => {
  const chain = [...(forwardedFor ?? '').split(','), socket ?? ''].map((part) => plainAddress(part.trim()));
  while (chain.length > 1 && isTrusted(chain.at(-1) ?? '', proxies)) chain.pop();
  return chain.at(-1) || 'unknown';
};

/** Some proxies add the port, and put brackets around IPv6. */
const WITH_PORT = /^(\d+(?:\.\d+){3}):\d+$|^\[([^\]]*)\](?::\d+)?$/;

export const plainAddress = (written: string) => {
  const [, ipv4, ipv6] = WITH_PORT.exec(written) ?? [];
  return (ipv4 ?? ipv6 ?? written).replace(/^::ffff:(?=\d+\.)/i, '');
};

export const isTrusted = (address: string, proxies: BlockList) => {
  const family = isIP(address);
  return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

/** One household or office counts as one client: /24 of IPv4, /64 of IPv6. */
export const networkOf = (address: string) => {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(address) === 6) return `${expandIpv6(address).slice(0, 4).join(':')}::/64`;
  return 'unknown';
};

const expandIpv6 = (address: string) => {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
};
