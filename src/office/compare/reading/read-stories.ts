import { readOutlineStyles } from '#office/contents/outline-styles.ts';
import { readNumbering } from '#office/contents/read-numbering.ts';
import { describePart } from '#office/inspect/places/describe-place.ts';
import { readHeaderPages } from '#office/inspect/places/header-pages.ts';
import { openPackage } from '#office/opc/open-package.ts';
import { partsOf } from '#office/opc/parts-of.ts';
import { readRelationships, relationshipsPartOf, resolveTarget } from '#office/opc/relationships.ts';
import type { DocumentBlock, Story } from '#office/compare/document-blocks.ts';
import { readHidingStyles } from './printed-text.ts';
import { readBlocks } from './read-blocks.ts';
import { readUsedParts } from './used-parts.ts';

/** What is printed beside the body, in the order in which it is told. */
const PRINTED = ['header', 'footer', 'footnotes', 'endnotes', 'chart', 'diagramData'];

/** All that is printed of a document, the body first. Headers of the same kind of pages are one story, and those that are equal are in it once. */
export const readStories = (file: Uint8Array): Story[] => {
  const opened = openPackage(file);
  const { main, related } = partsOf(opened);
  if (!main) return [];
  const sourceOf = (kind: string) => {
    const entry = related(kind);
    return entry && opened.read(entry).source;
  };
  const styles = sourceOf('styles');
  const aids = {
    styles: readOutlineStyles(styles),
    hides: readHidingStyles(styles),
    numbering: readNumbering(sourceOf('numbering')),
  };
  const relationships = opened.find(relationshipsPartOf(main.name));
  const list = relationships ? readRelationships(opened.read(relationships).source).list : [];
  const pages = readHeaderPages(opened);
  const isUsed = readUsedParts(opened.read(main).source, sourceOf('settings') ?? '');
  const entries = PRINTED.flatMap((kind) =>
    list
      .filter(({ type, id }) => type === kind && isUsed(kind, id))
      .flatMap(({ target }) => opened.find(resolveTarget(main.name, target)) ?? []),
  );
  const stories = new Map<string, DocumentBlock[]>();
  const seen = new Set<string>();
  for (const entry of [main, ...new Set(entries)]) {
    const place = describePart(
      entry.name,
      opened.contentTypes.typeOf(entry.name),
      pages.get(entry.name.toLowerCase()),
    );
    const blocks = readBlocks(opened.read(entry).source, place, aids);
    const whole = JSON.stringify([place, blocks.map(({ key }) => key)]);
    if (seen.has(whole)) continue;
    seen.add(whole);
    stories.set(place, [...(stories.get(place) ?? []), ...blocks]);
  }
  return [...stories].map(([place, blocks]) => ({ place, blocks }));
};
