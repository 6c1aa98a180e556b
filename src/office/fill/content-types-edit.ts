import type { ContentTypes } from '#office/opc/content-types.ts';
import { applyEdits, type Edit, removeElement } from '#office/xml/edits.ts';
import { escapeAttribute } from '#office/xml/escape-xml.ts';
import { prefixOf } from '#office/xml/namespaces.ts';

/** The list of content types without the parts that are gone and with the pictures that were added. */
export const editContentTypes = (
  source: string,
  { overrides, root, typeOf }: ContentTypes,
  { gone, addedPngs }: { gone: ReadonlySet<string>; addedPngs: readonly string[] },
): string => {
  const edits: Edit[] = [...overrides]
    .filter(([partName]) => gone.has(partName))
    .map(([, element]) => removeElement(element));
  const untyped = addedPngs.filter((partName) => typeOf(partName) !== 'image/png');
  if (root && untyped.length > 0) {
    const added = untyped.map(
      (partName) =>
        `<${prefixOf(root.qname)}Override PartName="/${escapeAttribute(partName)}" ContentType="image/png"/>`,
    );
    edits.push({ start: root.closeStart, end: root.closeStart, text: added.join('') });
  }
  return edits.length === 0 ? source : applyEdits(source, edits);
};
