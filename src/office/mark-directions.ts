import { openPackage } from './opc/open-package.ts';
import { wordPartOf } from './opc/part-kinds.ts';
import { markRuns } from './direction/mark-runs.ts';
import { encodeXml } from './xml/decode-xml.ts';
import { store, writeZip } from './zip/write-zip.ts';

/**
 * The same document, to be read by LibreOffice alone, which pays no heed to runs that are read from the right: it would draw
 * the numbers after a Hebrew name into it. It must have passed `guardDocx`.
 */
export const markDirections = (file: Uint8Array): Uint8Array => {
  const opened = openPackage(file);
  let isChanged = false;
  const entries = opened.entries.map((entry) => {
    if (!wordPartOf(opened.contentTypes.typeOf(entry.name))) return entry;
    const { source, encoding } = opened.read(entry);
    const marked = markRuns(source);
    if (marked === source) return entry;
    isChanged = true;
    return store(entry.name, encodeXml(marked, encoding));
  });
  return isChanged ? writeZip(entries) : file;
};
