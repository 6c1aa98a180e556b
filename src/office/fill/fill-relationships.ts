import { type OfficePackage, type XmlPart } from '#office/opc/open-package.ts';
import {
  ownerOfRelationships,
  type Relationship,
  relationshipsPartOf,
  resolveTarget,
} from '#office/opc/relationships.ts';
import { REVIEW_RELATIONSHIPS } from '#office/review/review-markup.ts';
import { encodeXml } from '#office/xml/decode-xml.ts';
import { pack } from '#office/zip/write-zip.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import type { Filling } from '#office/placeholders.ts';
import { fillLinkTarget } from './link-target.ts';
import { EMPTY_RELATIONSHIPS, RelationshipsEdit } from './relationships-edit.ts';

/** A thumbnail shows the unfilled template; an Office add-in phones home. */
const UNWANTED: ReadonlySet<string> = new Set(['thumbnail', 'webextensiontaskpanes', 'webextension']);

type Rules = { filling: Filling; review: 'accept' | 'keep' };
type Filled = { edit: RelationshipsEdit; encoding: XmlPart['encoding'] };

/** The relationships of a whole package: link targets filled, external content, comments and thumbnails gone. */
export const fillRelationships = (opened: OfficePackage, rules: Rules) => {
  const byPart = new Map<string, Filled>();
  const goneParts = new Set<string>();

  const fillOne = (owner: string, edit: RelationshipsEdit, relationship: Relationship) => {
    const { type, target, isExternal } = relationship;
    if (isExternal) {
      const filled = type === 'hyperlink' ? fillLinkTarget(target, rules.filling) : undefined;
      if (filled === undefined) edit.drop(relationship);
      else if (filled !== target) edit.retarget(relationship, filled);
    } else if (UNWANTED.has(type) || (rules.review === 'accept' && REVIEW_RELATIONSHIPS.has(type))) {
      const part = resolveTarget(owner, target).toLowerCase();
      edit.drop(relationship);
      goneParts.add(part).add(relationshipsPartOf(part));
    }
  };

  for (const entry of opened.entries) {
    const owner = ownerOfRelationships(entry.name);
    if (owner === undefined) continue;
    const { source, encoding } = opened.read(entry);
    const edit = new RelationshipsEdit(source);
    for (const relationship of edit.relationships.list) fillOne(owner, edit, relationship);
    byPart.set(entry.name.toLowerCase(), { edit, encoding });
  }

  return {
    goneParts: goneParts as ReadonlySet<string>,
    goneIds: (owner: string): ReadonlySet<string> => byPart.get(partOf(owner))?.edit.gone ?? new Set(),
    /** Makes the relationships of a part that had none. */
    add: (owner: string, type: string, target: string) => {
      const known = byPart.get(partOf(owner));
      if (known) return known.edit.add(type, target);
      const edit = new RelationshipsEdit(EMPTY_RELATIONSHIPS);
      byPart.set(partOf(owner), { edit, encoding: 'utf-8' });
      return edit.add(type, target);
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

const partOf = (owner: string) => relationshipsPartOf(owner).toLowerCase();

const packed = (partName: string, { edit, encoding }: Filled) =>
  pack(partName, encodeXml(edit.result(), encoding));
