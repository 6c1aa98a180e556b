import type { WrittenTag } from './marks/written-tag.ts';
import { markPart } from './marks/mark-part.ts';
import { createPictureLinks } from './marks/picture-links.ts';
import { openPackage } from './opc/open-package.ts';
import { wordPartOf } from './opc/part-kinds.ts';
import { relationshipsPartOf } from './opc/relationships.ts';
import type { Placeholders } from './placeholders.ts';
import { encodeXml } from './xml/decode-xml.ts';
import { store, writeZip } from './zip/write-zip.ts';
import type { ZipEntry } from './zip/zip-entry.ts';

export { MARK_ADDRESS } from './marks/mark-address.ts';

/** `index` counts the tags of the whole file, in the order of its parts. */
export type TagInFile = WrittenTag & { part: string; index: number };

/**
 * The same template, to be converted and looked at: each tag that is given a name is a link to it, so that the PDF tells where
 * on which page it stands. With placeholders, the pictures that are named after a placeholder are marked, too. It must have passed
 * `guardDocx`.
 */
export const markTags = (
  file: Uint8Array,
  nameOf: (tag: TagInFile) => string | undefined,
  placeholders?: Placeholders,
): Uint8Array => {
  const opened = openPackage(file);
  const changed = new Map<ZipEntry, ZipEntry>();
  let index = 0;
  const change = (entry: ZipEntry, rewrite: (source: string) => string) => {
    const { source, encoding } = opened.read(entry);
    const written = rewrite(source);
    if (written !== source) changed.set(entry, store(entry.name, encodeXml(written, encoding)));
  };
  for (const entry of opened.entries) {
    if (!wordPartOf(opened.contentTypes.typeOf(entry.name))) continue;
    const relationships = opened.find(relationshipsPartOf(entry.name));
    const links = relationships && createPictureLinks(opened.read(relationships).source);
    change(entry, (source) =>
      markPart(source, {
        nameOf: (tag) => nameOf({ ...tag, part: entry.name, index: index++ }),
        placeholders,
        linkTo: links?.linkTo,
      }),
    );
    if (relationships && links) change(relationships, links.addTo);
  }
  return changed.size === 0 ? file : writeZip(opened.entries.map((entry) => changed.get(entry) ?? entry));
};
