import type { OfficePackage } from '#office/opc/open-package.ts';
import { partsOf } from '#office/opc/parts-of.ts';
import { readRelationships, relationshipsPartOf, resolveTarget } from '#office/opc/relationships.ts';

const REFERENCE = /<(?:\w+:)?(?:header|footer)Reference\b[^>]*>/g;
const PAGES: ReadonlyMap<string, string> = new Map([
  ['first', ' of the first page'],
  ['even', ' of even pages'],
]);

/** Which pages a header or footer is on, where they are not all, by the name of its part. */
export const readHeaderPages = (opened: OfficePackage): ReadonlyMap<string, string> => {
  const { main } = partsOf(opened);
  const relationships = main && opened.find(relationshipsPartOf(main.name));
  if (!main || !relationships) return new Map();
  const targets = new Map(
    readRelationships(opened.read(relationships).source).list.map(({ id, target }) => [id, target]),
  );
  const references = opened.read(main).source.match(REFERENCE) ?? [];
  return new Map(
    references.flatMap((reference) => {
      const target = targets.get(/:id="([^"]*)"/.exec(reference)?.[1] ?? '');
      const pages = PAGES.get(/:type="([^"]*)"/.exec(reference)?.[1] ?? '');
      return target !== undefined && pages !== undefined
        ? [[resolveTarget(main.name, target).toLowerCase(), pages] as const]
        : [];
    }),
  );
};
