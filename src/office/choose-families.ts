import { mayHoldLists, namesFonts } from './fonts/naming-parts.ts';
import { openPackage } from './opc/open-package.ts';
import { attributeRanges } from './xml/attribute-ranges.ts';
import { encodeXml } from './xml/decode-xml.ts';
import { applyEdits, type Edit } from './xml/edits.ts';
import { escapeAttribute } from './xml/escape-xml.ts';
import { scanXml } from './xml/scan-xml.ts';
import { store, writeZip } from './zip/write-zip.ts';

/**
 * The same document, to be read by LibreOffice alone: a list of families where one belongs ('Open Sans;Arial', as other
 * programs write it) becomes the one that is chosen. It must have passed `guardDocx`.
 */
export const chooseFamilies = (file: Uint8Array, choose: (list: string) => string): Uint8Array => {
  const opened = openPackage(file);
  let isChanged = false;
  const entries = opened.entries.map((entry) => {
    if (!namesFonts(opened.contentTypes.typeOf(entry.name))) return entry;
    const { source, encoding } = opened.read(entry);
    const chosen = mayHoldLists(source) ? chooseInPart(source, choose) : source;
    if (chosen === source) return entry;
    isChanged = true;
    return store(entry.name, encodeXml(chosen, encoding));
  });
  return isChanged ? writeZip(entries) : file;
};

const chooseInPart = (source: string, choose: (list: string) => string) => {
  const edits: Edit[] = [];
  scanXml(source, {
    open: (element) => {
      if (element.name !== 'w:rFonts') return;
      for (const { value, start, end } of attributeRanges(source, element))
        if (value.includes(';')) edits.push({ start, end, text: escapeAttribute(choose(value)) });
    },
  });
  return applyEdits(source, edits);
};
