import { RefusedFile } from '#office/refusal.ts';

export type XmlEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** OOXML allows UTF-8 and UTF-16; a byte order mark, or the zero beside the first `<`, tells them apart. */
export const sniffEncoding = (bytes: Uint8Array): XmlEncoding => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
};

const DECLARED = /^\uFEFF?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;

/** Another program would believe the declaration and read other characters than were checked here. */
export const refuseOtherEncoding = (opening: string, encoding: XmlEncoding) => {
  const declared = DECLARED.exec(opening)?.[1]?.toLowerCase();
  if (declared === undefined) return;
  const family = encoding === 'utf-8' ? ['utf-8', 'utf8', 'us-ascii', 'ascii'] : ['utf-16', encoding];
  if (!family.includes(declared)) throw new RefusedFile('encoding');
};

/** Loses nothing: `encodeXml` gives back the same bytes. */
export const decodeXml = (bytes: Uint8Array): { source: string; encoding: XmlEncoding } => {
  const encoding = sniffEncoding(bytes);
  try {
    const source = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    refuseOtherEncoding(source.slice(0, 200), encoding);
    return { source, encoding };
  } catch (cause) {
    if (cause instanceof RefusedFile) throw cause;
    throw new RefusedFile('encoding', undefined, cause);
  }
};

export const encodeXml = (source: string, encoding: XmlEncoding): Buffer => {
  if (encoding === 'utf-8') return Buffer.from(source);
  const bytes = Buffer.from(source, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
};
