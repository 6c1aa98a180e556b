import type { Server } from 'node:http';
import { BlockList } from 'node:net';
import { networkOf, plainAddress } from '#server/http/security/client-network.ts';
import { connection } from './connection-limits.ts';

/** Whole offices come through these: a proxy, a container's gateway, this machine itself. */
const inside = new BlockList();
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  inside.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(address, prefix, 'ipv6');

export const isInside = (address: string) => inside.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

type Limits = Record<'maxPerNetwork' | 'crowdedFrom' | 'maxPerNetworkWhenCrowded', number>;

type Options = {
  /** Whose connections are not counted, such as those of our own proxies. */
  isExempt?: (address: string) => boolean;
  limits?: Limits;
};

/**
 * Nobody takes all places: a network holds so many connections at most, and few once places run short, so that
 * somebody from elsewhere still finds one.
 */
export const limitConnections = (
  server: Server,
  { isExempt = isInside, limits = connection }: Options = {},
) => {
  const held = new Map<string, number>();
  let total = 0;
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (address === '' || isExempt(address)) return;
    const network = networkOf(address);
    const count = held.get(network) ?? 0;
    const max = total < limits.crowdedFrom ? limits.maxPerNetwork : limits.maxPerNetworkWhenCrowded;
    if (count >= max) {
      socket.destroy();
      return;
    }
    total += 1;
    held.set(network, count + 1);
    socket.once('close', () => {
      total -= 1;
      const left = (held.get(network) ?? 1) - 1;
      if (left === 0) held.delete(network);
      else held.set(network, left);
    });
  });
};
