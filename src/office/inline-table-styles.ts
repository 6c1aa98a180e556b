import { type OfficePackage, openPackage } from './opc/open-package.ts';
import { wordPartOf } from './opc/part-kinds.ts';
import { partsOf } from './opc/parts-of.ts';
import { readStyles, type Styles } from './table-styles/read-styles.ts';
import { inlineIntoTables } from './table-styles/inline-into-tables.ts';
import { encodeXml } from './xml/decode-xml.ts';
import { store, writeZip } from './zip/write-zip.ts';

/**
 * The same document, to be read by LibreOffice alone, which takes long over tables that name a style: they say
 * themselves what plain styles said of them. It must have passed `guardDocx`.
 */
export const inlineTableStyles = (file: Uint8Array): Uint8Array => {
  const opened = openPackage(file);
  const styles = stylesOf(opened);
  if (!styles) return file;
  let isChanged = false;
  const entries = opened.entries.map((entry) => {
    if (!wordPartOf(opened.contentTypes.typeOf(entry.name))) return entry;
    const { source, encoding } = opened.read(entry);
    const inlined = inlineIntoTables(source, styles);
    if (inlined === source) return entry;
    isChanged = true;
    return store(entry.name, encodeXml(inlined, encoding));
  });
  return isChanged ? writeZip(entries) : file;
};

const stylesOf = (opened: OfficePackage): Styles | undefined => {
  const { related } = partsOf(opened);
  const read = (kind: string) => {
    const part = related(kind);
    return part && opened.read(part).source;
  };
  const styles = read('styles');
  return styles === undefined ? undefined : readStyles(styles, () => read('numbering'));
};
