import type { Relationship, Relationships } from '#office/opc/relationships.ts';
import { readRelationships } from '#office/opc/relationships.ts';
import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { applyEdits, type Edit, remove, removeElement, replaceElement } from '#office/xml/edits.ts';
import { escapeAttribute } from '#office/xml/escape-xml.ts';
import { prefixOf } from '#office/xml/namespaces.ts';

export const EMPTY_RELATIONSHIPS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

export type NewRelationship = { id: string; type: string; target: string };

/** The relationships of one part while it is being filled. */
export class RelationshipsEdit {
  readonly relationships: Relationships;
  /** Ids that nothing may refer to any more. */
  readonly gone = new Set<string>();
  private readonly source: string;
  private readonly edits: Edit[] = [];
  private added = '';
  private taken: Set<string> | undefined;

  constructor(source: string) {
    this.source = source;
    this.relationships = readRelationships(source);
  }

  drop({ id, element }: Relationship) {
    this.gone.add(id);
    this.edits.push(removeElement(element));
  }

  kept(): Relationship[] {
    return this.relationships.list.filter(({ id }) => !this.gone.has(id));
  }

  retarget({ element }: Relationship, target: string) {
    const range = attributeRange(this.source, element, 'Target');
    if (range) this.edits.push({ ...remove(range), text: escapeAttribute(target) });
  }

  /** Its id, or a longer one where that is taken. */
  add({ id: wanted, type, target }: NewRelationship): string {
    this.taken ??= new Set(this.relationships.list.map(({ id }) => id));
    let id = wanted;
    while (this.taken.has(id)) id += '_';
    this.taken.add(id);
    const prefix = prefixOf(this.relationships.root?.qname ?? '');
    this.added += `<${prefix}Relationship Id="${id}" Type="${type}" Target="${escapeAttribute(target)}"/>`;
    return id;
  }

  get isChanged() {
    return this.edits.length > 0 || this.added !== '';
  }

  result(): string {
    const { root } = this.relationships;
    if (!root || this.added === '') return applyEdits(this.source, this.edits);
    const insertion = root.isSelfClosing
      ? replaceElement(root, openAround(this.source.slice(root.start, root.end), root.qname, this.added))
      : { start: root.closeStart, end: root.closeStart, text: this.added };
    return applyEdits(this.source, [...this.edits, insertion]);
  }
}

const openAround = (selfClosing: string, qname: string, content: string) =>
  `${selfClosing.replace(/\/>$/, '>')}${content}</${qname}>`;
