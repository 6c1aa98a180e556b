import type { ContentTypes } from '#office/opc/content-types.ts';
import { applyEdits, type Edit, removeElement } from '#office/xml/edits.ts';
import { escapeAttribute } from '#office/xml/escape-xml.ts';
import { prefixOf } from '#office/xml/namespaces.ts';

/** The list of content types without the parts that are gone and with the picture that was added. */
export const editContentTypes = (
  source: string,
  { overrides, root, typeOf }: ContentTypes,
  { gone, addedPng }: { gone: ReadonlySet<string>; addedPng: string | undefined },
): string => {
  const edits: Edit[] = [...overrides]
    .filter(([partName]) => gone.has(partName))
    .map(([, element]) => removeElement(element));
  if (root && addedPng && typeOf(addedPng) !== 'image/png') {
    const override = `<${prefixOf(root.qname)}Override PartName="/${escapeAttribute(addedPng)}" ContentType="image/png"/>`;
    edits.push({ start: root.closeStart, end: root.closeStart, text: override });
  }
  return edits.length === 0 ? source : applyEdits(source, edits);
};
