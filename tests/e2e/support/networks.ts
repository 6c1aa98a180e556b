import { createHash } from 'node:crypto';

/** As many as a part of an address between two colons can tell apart. */
const NETWORKS = 0x1_0000;

const addressIn = (network: number) => `fd00:0:${network.toString(16)}::1`;

/** From a network of its own per test, so that no test uses up another's rate limits. */
export const addressOf = (testId: string) =>
  addressIn(createHash('sha256').update(testId).digest().readUInt16BE());

/** One of each network. */
export const allAddresses = () => Array.from({ length: NETWORKS }, (_, network) => addressIn(network));
