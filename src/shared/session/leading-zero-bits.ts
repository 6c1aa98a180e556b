/** How much work a digest shows: each further bit took twice as many tries. */
export const leadingZeroBits = (digest: Uint8Array) => {
  const first = digest.findIndex((byte) => byte !== 0);
  return first === -1 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24;
};
