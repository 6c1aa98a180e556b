import { type OfficePackage, openPackage } from './opc/open-package.ts';
import { wordPartOf } from './opc/part-kinds.ts';
import { attributeRanges } from './xml/attribute-ranges.ts';
import { encodeXml } from './xml/decode-xml.ts';
import { applyEdits, type Edit } from './xml/edits.ts';
import { escapeAttribute } from './xml/escape-xml.ts';
import { scanXml } from './xml/scan-xml.ts';
import { store, writeZip } from './zip/write-zip.ts';

const TYPED = /(?:wordprocessingml\.(?:styles|numbering)|officedocument\.theme)\+xml$/;

const namingParts = ({ entries, contentTypes }: OfficePackage) =>
  entries.filter(({ name }) => {
    const type = contentTypes.typeOf(name) ?? '';
    return wordPartOf(type) !== undefined || TYPED.test(type);
  });

/** Which of these families a document names anywhere, whether or not anything is printed in them. */
export const familiesNamed = (file: Uint8Array, families: readonly string[]): string[] => {
  const opened = openPackage(file);
  const sources = namingParts(opened).map((entry) => opened.read(entry).source);
  return families.filter((family) =>
    [`"${family}"`, `"${family};`, `;${family}"`].some((named) =>
      sources.some((source) => source.includes(named)),
    ),
  );
};

const LIST = /="[^"<>]*;[^"<>]*"/;

/**
 * The same document, to be read by LibreOffice alone: a list of families where one belongs ('Open Sans;Arial', as other
 * programs write it) becomes the one that is chosen. It must have passed `guardDocx`.
 */
export const chooseFamilies = (file: Uint8Array, choose: (list: string) => string): Uint8Array => {
  const opened = openPackage(file);
  let isChanged = false;
  const changed = new Map(
    namingParts(opened).flatMap((entry) => {
      const { source, encoding } = opened.read(entry);
      const chosen = LIST.test(source) ? chooseInPart(source, choose) : source;
      if (chosen === source) return [];
      isChanged = true;
      return [[entry, store(entry.name, encodeXml(chosen, encoding))] as const];
    }),
  );
  return isChanged ? writeZip(opened.entries.map((entry) => changed.get(entry) ?? entry)) : file;
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
