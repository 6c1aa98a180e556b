import { type OfficePackage, type XmlPart } from '#office/opc/open-package.ts';
import { partUseOf } from '#office/opc/part-uses.ts';
import { reachParts } from '#office/opc/reach-parts.ts';
import { ownerOfRelationships, type Relationship, relationshipsPartOf } from '#office/opc/relationships.ts';
import { REVIEW_RELATIONSHIPS } from '#office/review/review-markup.ts';
import { encodeXml } from '#office/xml/decode-xml.ts';
import { pack } from '#office/zip/write-zip.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import type { Scope } from '#office/language/scope.ts';
import { fillLinkTarget } from './link-target.ts';
import { EMPTY_RELATIONSHIPS, type NewRelationship, RelationshipsEdit } from './relationships-edit.ts';

/** `leftOut`: kinds of parts that hold no longer. */
type Rules = { scope: Scope; review: 'accept' | 'keep'; leftOut: ReadonlySet<string> };
type Filled = { edit: RelationshipsEdit; encoding: XmlPart['encoding'] };

/**
 * The relationships of a whole package: link targets filled, and gone what no document needs: external content, comments,
 * thumbnails (they show the unfilled template), add-ins (they phone home), controls, and whatever nothing leads to.
 */
export const fillRelationships = (opened: OfficePackage, rules: Rules) => {
  const byPart = new Map<string, Filled>();

  const fillOne = (edit: RelationshipsEdit, relationship: Relationship) => {
    const { type, target, isExternal } = relationship;
    if (isExternal) {
      const filled = type === 'hyperlink' ? fillLinkTarget(target, rules.scope) : undefined;
      if (filled === undefined) edit.drop(relationship);
      else if (filled !== target) edit.retarget(relationship, filled);
    } else if (isUnwanted(type)) {
      edit.drop(relationship);
    }
  };

  const isUnwanted = (type: string) =>
    type !== 'hyperlink' &&
    (rules.leftOut.has(type) ||
      partUseOf(type) === undefined ||
      (rules.review === 'accept' && REVIEW_RELATIONSHIPS.has(type)));

  for (const entry of opened.entries) {
    if (ownerOfRelationships(entry.name) === undefined) continue;
    const { source, encoding } = opened.read(entry);
    const edit = new RelationshipsEdit(source);
    for (const relationship of edit.relationships.list) fillOne(edit, relationship);
    byPart.set(entry.name.toLowerCase(), { edit, encoding });
  }
  const { parts } = reachParts(
    (owner) => byPart.get(partOf(owner))?.edit.kept() ?? [],
    opened.entries.map(({ name }) => name),
  );

  return {
    goneParts: new Set(
      opened.entries
        .filter(isFile)
        .map(({ name }) => name.toLowerCase())
        .filter((name) => !parts.has(name)),
    ) as ReadonlySet<string>,
    goneIds: (owner: string): ReadonlySet<string> => byPart.get(partOf(owner))?.edit.gone ?? new Set(),
    /** Makes the relationships of a part that had none. */
    add: (owner: string, relationship: NewRelationship) => {
      const known = byPart.get(partOf(owner));
      if (known) return known.edit.add(relationship);
      const edit = new RelationshipsEdit(EMPTY_RELATIONSHIPS);
      byPart.set(partOf(owner), { edit, encoding: 'utf-8' });
      return edit.add(relationship);
    },
    /** The entry as it is to be written: the same one if nothing changed. */
    finish: (entry: ZipEntry): ZipEntry => {
      const filled = byPart.get(entry.name.toLowerCase());
      return filled?.edit.isChanged ? packed(entry.name, filled) : entry;
    },
    added: (): ZipEntry[] =>
      [...byPart]
        .filter(([partName]) => !opened.find(partName))
        .map(([partName, filled]) => packed(partName, filled)),
  };
};

/** A folder's own entry is nothing but its name; one with bytes is a file that hides. */
const isFile = ({ name, size }: ZipEntry) => !name.endsWith('/') || size > 0;

const partOf = (owner: string) => relationshipsPartOf(owner).toLowerCase();

const packed = (partName: string, { edit, encoding }: Filled) =>
  pack(partName, encodeXml(edit.result(), encoding));
