const START = [0xff, 0xd8, 0xff];
/** Frame headers, but for tables and what is reserved among their numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Fill bytes and markers without a segment. */
const isAlone = (marker: number) => marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The size of a JPEG, whose frame header comes after any number of application segments; undefined of anything else. */
export const jpegFrame = (head: Buffer): { width: number; height: number } | undefined => {
  if (!START.every((byte, at) => head[at] === byte)) return undefined;
  let at = 2;
  while (at + 9 < head.length) {
    const marker = head[at + 1] ?? 0;
    if (head[at] !== 0xff) return undefined;
    if (isFrame(marker)) return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    at += isAlone(marker) ? 1 + Number(marker !== 0xff) : 2 + head.readUInt16BE(at + 2);
  }
  return undefined;
};
