import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { applyEdits, type Edit, removeElement } from '#office/xml/edits.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

const REFERENCES: ReadonlySet<string> = new Set(['w:footnoteReference', 'w:endnoteReference']);

type Copy = { of: string; as: string };
/** Of one kind of notes. */
type Notes = { used: Set<string>; copies: Copy[] };

/** Footnotes and endnotes of a text whose blocks were rendered: a copy for each repeated one, none of those that nothing refers to. */
export const createNotes = () => {
  const notes = new Map<string, Notes>();

  /** The text with references that each have a note of their own. */
  const settleReferences = (source: string): string => {
    if (!source.includes('noteReference')) return source;
    const found: { reference: XmlElement; id: string }[] = [];
    scanXml(source, {
      open: (element) => {
        if (REFERENCES.has(element.name))
          found.push({ reference: element, id: attributeOf(element, 'w:id') ?? '' });
      },
    });
    const edits: Edit[] = [];
    let largest = Math.max(0, ...found.map(({ id }) => Number(id) || 0));
    for (const { reference, id } of found) {
      const kind = reference.name.slice('w:'.length, -'Reference'.length);
      const known = notes.get(kind) ?? { used: new Set(), copies: [] };
      notes.set(kind, known);
      if (known.used.has(id)) {
        largest += 1;
        known.copies.push({ of: id, as: String(largest) });
        const range = attributeRange(source, reference, 'w:id');
        if (range) edits.push({ start: range.start, end: range.end, text: String(largest) });
      }
      known.used.add(id);
    }
    return applyEdits(source, edits);
  };

  /** The notes themselves; `kind` is that of their part. */
  const settleNotes = (source: string, kind: 'footnotes' | 'endnotes'): string => {
    const { used, copies } = notes.get(kind.slice(0, -1)) ?? { used: new Set<string>(), copies: [] };
    const edits: Edit[] = [];
    const note = `w:${kind.slice(0, -1)}`;
    scanXml(source, {
      close: (element) => {
        if (element.name !== note || attributeOf(element, 'w:type') !== undefined) return;
        const id = attributeOf(element, 'w:id') ?? '';
        if (!used.has(id)) edits.push(removeElement(element));
        const written = source.slice(element.start, element.closeEnd);
        const mine = copies.filter(({ of }) => of === id);
        const text = mine.map(({ as }) => written.replace(/(\bid=")[^"]*"/, `$1${as}"`)).join('');
        if (text !== '') edits.push({ start: element.closeEnd, end: element.closeEnd, text });
      },
    });
    return applyEdits(source, edits);
  };
  return { settleReferences, settleNotes };
};
