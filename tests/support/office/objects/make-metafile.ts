/** Pictures that are drawn by instructions, as Word keeps of embedded objects: one red rectangle over all of it. */

const RED = 0x00_00_00_ff;
const SIDE = 200;

const record = (type: number, ...values: number[]) => {
  const bytes = Buffer.alloc(8 + 4 * values.length);
  bytes.writeUInt32LE(type, 0);
  bytes.writeUInt32LE(bytes.length, 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, 8 + 4 * index);
  return bytes;
};

export const makeEmf = () => {
  const records = [
    record(39, 1, 0, RED, 0), // CREATEBRUSHINDIRECT
    record(37, 1), // SELECTOBJECT
    record(43, 0, 0, SIDE, SIDE), // RECTANGLE
    record(14, 0, 16, 20), // EOF
  ];
  const header = Buffer.alloc(88);
  const total = header.length + records.reduce((sum, { length }) => sum + length, 0);
  header.writeUInt32LE(1, 0);
  header.writeUInt32LE(header.length, 4);
  const bounds = [0, 0, SIDE, SIDE];
  const frame = [0, 0, SIDE * 26, SIDE * 26];
  for (const [index, value] of [...bounds, ...frame].entries()) header.writeInt32LE(value, 8 + 4 * index);
  header.write(' EMF', 40, 'latin1');
  header.writeUInt32LE(0x1_00_00, 44);
  header.writeUInt32LE(total, 48);
  header.writeUInt32LE(records.length + 1, 52);
  header.writeUInt16LE(2, 56);
  for (const [index, value] of [1920, 1080, 508, 286].entries()) header.writeUInt32LE(value, 72 + 4 * index);
  return Buffer.concat([header, ...records]);
};

const words = (...values: number[]) => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value & 0xff_ff, 2 * index);
  return bytes;
};

/** Its size comes first, in words and as two of them. */
const wmfRecord = (type: number, ...values: number[]) => words(3 + values.length, 0, type, ...values);

export const makeWmf = () => {
  const records = [
    wmfRecord(0x02_0b, 0, 0), // SETWINDOWORG
    wmfRecord(0x02_0c, SIDE, SIDE), // SETWINDOWEXT
    wmfRecord(0x02_fc, 0, 0xff, 0, 0), // CREATEBRUSHINDIRECT
    wmfRecord(0x01_2d, 0), // SELECTOBJECT
    wmfRecord(0x04_1b, SIDE, SIDE, 0, 0), // RECTANGLE
    wmfRecord(0),
  ];
  const placeable = words(0xcd_d7, 0x9a_c6, 0, 0, 0, SIDE, SIDE, 96, 0, 0);
  const checksum = Array.from({ length: 10 }, (_, at) => placeable.readUInt16LE(2 * at)).reduce(
    (one, other) => one ^ other,
  );
  const size = 9 + records.reduce((sum, { length }) => sum + length / 2, 0);
  return Buffer.concat([placeable, words(checksum), words(1, 9, 0x03_00, size, 0, 1, 7, 0, 0), ...records]);
};
