import type { ContentTypes } from '#office/opc/content-types.ts';
import { applyEdits, type Edit, removeElement } from '#office/xml/edits.ts';
import { escapeAttribute } from '#office/xml/escape-xml.ts';
import { prefixOf } from '#office/xml/namespaces.ts';

/** The list of content types without the parts that are gone and with the pictures that were added. */
export const editContentTypes = (
  source: string,
  { overrides, root, typeOf }: ContentTypes,
  { gone, added }: { gone: ReadonlySet<string>; added: readonly string[] },
): string => {
  const edits: Edit[] = [...overrides]
    .filter(([partName]) => gone.has(partName))
    .map(([, element]) => removeElement(element));
  const untyped = added.filter((partName) => typeOf(partName) !== pictureTypeOf(partName));
  if (root && untyped.length > 0) {
    const overridden = untyped.map(
      (partName) =>
        `<${prefixOf(root.qname)}Override PartName="/${escapeAttribute(partName)}" ContentType="${pictureTypeOf(partName)}"/>`,
    );
    edits.push({ start: root.closeStart, end: root.closeStart, text: overridden.join('') });
  }
  return edits.length === 0 ? source : applyEdits(source, edits);
};

/** Pictures that we add are named after what they are. */
const pictureTypeOf = (partName: string) => `image/${partName.slice(partName.lastIndexOf('.') + 1)}`;
