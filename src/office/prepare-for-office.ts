import { freezeConditions } from './for-office/freeze-conditions.ts';
import { markSections } from './for-office/mark-sections.ts';
import { sayLineRules } from './for-office/say-line-rules.ts';
import { unwrapContents } from './for-office/unwrap-contents.ts';
import { openPackage } from './opc/open-package.ts';
import { wordPartOf } from './opc/part-kinds.ts';
import { partsOf } from './opc/parts-of.ts';
import { readStyles } from './table-styles/read-styles.ts';
import { inlineIntoTables } from './table-styles/inline-into-tables.ts';
import { encodeXml } from './xml/decode-xml.ts';
import { store, writeZip } from './zip/write-zip.ts';
import type { ZipEntry } from './zip/zip-entry.ts';

/**
 * The same document, to be read by LibreOffice alone: what Word reads in one way and LibreOffice in another is said so that
 * both mean the same, and tables say themselves what plain styles said of them, which LibreOffice takes long over. It must
 * have passed `guardDocx`.
 */
export const prepareForOffice = (file: Uint8Array): Uint8Array => {
  const opened = openPackage(file);
  const { main, related } = partsOf(opened);
  const [styles, numbering] = [related('styles'), related('numbering')];
  const sourceOf = (entry: ZipEntry | undefined) => entry && sayLineRules(opened.read(entry).source);
  const stylesSource = sourceOf(styles);
  const tableStyles =
    stylesSource === undefined ? undefined : readStyles(stylesSource, () => sourceOf(numbering));

  const prepare = (entry: ZipEntry, source: string) => {
    if (entry === styles) return stylesSource ?? source;
    const said = sayLineRules(source);
    if (entry === numbering) return said;
    const frozen = freezeConditions(said);
    const unwrapped = entry === main ? markSections(unwrapContents(frozen)) : frozen;
    return tableStyles ? inlineIntoTables(unwrapped, tableStyles) : unwrapped;
  };
  let isChanged = false;
  const entries = opened.entries.map((entry) => {
    const isText = wordPartOf(opened.contentTypes.typeOf(entry.name)) !== undefined;
    if (!isText && entry !== styles && entry !== numbering) return entry;
    const { source, encoding } = opened.read(entry);
    const prepared = prepare(entry, source);
    if (prepared === source) return entry;
    isChanged = true;
    return store(entry.name, encodeXml(prepared, encoding));
  });
  return isChanged ? writeZip(entries) : file;
};
