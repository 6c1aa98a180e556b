import type { ZipEntry } from '#office/zip/zip-entry.ts';
import type { OfficePackage } from './open-package.ts';
import { wordPartOf } from './part-kinds.ts';
import { readRelationships, relationshipsPartOf, resolveTarget } from './relationships.ts';

/** The part with the text of a Word document, and those that belong to it, by the kind of their relationship. */
export const partsOf = ({ entries, contentTypes, find, read }: OfficePackage) => {
  const main = entries.find(({ name }) => wordPartOf(contentTypes.typeOf(name)) === 'document.main');
  const relationships = main && find(relationshipsPartOf(main.name));
  const { list } = relationships ? readRelationships(read(relationships).source) : { list: [] };
  const related = (kind: string): ZipEntry | undefined => {
    const target = list.find(({ type }) => type === kind)?.target;
    return main && target ? find(resolveTarget(main.name, target)) : undefined;
  };
  return { main, related };
};
