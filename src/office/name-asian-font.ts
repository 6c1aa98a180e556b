import { nameInStyles, nameInText } from './fonts/name-in-part.ts';
import { openPackage } from './opc/open-package.ts';
import { wordPartOf } from './opc/part-kinds.ts';
import { encodeXml } from './xml/decode-xml.ts';
import { store, writeZip } from './zip/write-zip.ts';

type AsianFont = {
  family: string;
  /** Families that are there when the document is printed, and are left to it. */
  isThere: (family: string) => boolean;
};

/**
 * The same document, to be read by LibreOffice alone: East Asian text is set in a font that is there, where it names none
 * that is. It must have passed `guardDocx`.
 */
export const nameAsianFont = (file: Uint8Array, font: AsianFont): Uint8Array => {
  const opened = openPackage(file);
  const entries = opened.entries.map((entry) => {
    const name = editorOf(opened.contentTypes.typeOf(entry.name));
    if (!name) return entry;
    const { source, encoding } = opened.read(entry);
    const named = name(source, font);
    return named === source ? entry : store(entry.name, encodeXml(named, encoding));
  });
  return writeZip(entries);
};

const TEXT = /(?:wordprocessingml\.numbering|theme|drawingml\.chart)\+xml$/;

const editorOf = (contentType = '') => {
  if (contentType.endsWith('wordprocessingml.styles+xml')) return nameInStyles;
  return wordPartOf(contentType) || TEXT.test(contentType) ? nameInText : undefined;
};
