/** As much of a TrueType file as tells its family. */
export const makeFont = (family: string): Buffer => {
  const text = Buffer.from(family, 'utf16le').swap16();
  const names = Buffer.alloc(18);
  names.writeUInt16BE(1, 2);
  names.writeUInt16BE(18, 4);
  names.writeUInt16BE(3, 6);
  names.writeUInt16BE(1, 8);
  names.writeUInt16BE(0x409, 10);
  names.writeUInt16BE(1, 12);
  names.writeUInt16BE(text.length, 14);
  const directory = Buffer.alloc(28);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(1, 4);
  directory.write('name', 12, 'latin1');
  directory.writeUInt32BE(28, 20);
  directory.writeUInt32BE(names.length + text.length, 24);
  return Buffer.concat([directory, names, text]);
};
