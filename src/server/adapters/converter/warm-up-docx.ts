import { crc32 } from 'node:zlib';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OPEN_XML = 'http://schemas.openxmlformats.org';

const textIn = (family: string) =>
  `<w:p><w:r><w:rPr><w:rFonts w:ascii="${family}" w:hAnsi="${family}"/></w:rPr><w:t>Ready, steady, go</w:t></w:r></w:p>`;

const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${OPEN_XML}/package/2006/relationships"><Relationship Id="r1" Type="${OPEN_XML}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body>${['Calibri', 'Cambria', 'Arial', 'Times New Roman'].map(textIn).join('')}</w:body></w:document>`,
};

/** A document that any office converts. It warms an engine up, and tells a broken engine from a bad document. */
export const warmUpDocx = (): Buffer => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const entry = entryFields(name, content);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), entry, Buffer.from(name), content]);
    local.push(file);
    central.push(Buffer.from('PK\u0001\u0002\u0014\0'), entry, centralFields(offset), Buffer.from(name));
    offset += file.length;
  }
  const directory = Buffer.concat(central);
  return Buffer.concat([...local, directory, endRecord(local.length, directory.length, offset)]);
};

/** Stored, not compressed; 26 bytes that both headers of an entry share. */
const entryFields = (name: string, content: Buffer) => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x21, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
};

const centralFields = (offset: number) => {
  const fields = Buffer.alloc(14);
  fields.writeUInt32LE(offset, 10);
  return fields;
};

const endRecord = (count: number, size: number, offset: number) => {
  const record = Buffer.alloc(22);
  record.write('PK\u0005\u0006', 'latin1');
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
};
