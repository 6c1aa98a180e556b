import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { type Edit, remove, removeElement, replaceElement } from '#office/xml/edits.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import type { Placeholders } from '#office/placeholders.ts';
import type { PartPicture, PartPictures } from './package-pictures.ts';
import { fitInto } from './picture-image.ts';
import { pictureNamedBy } from './picture-named-by.ts';

/** The same for the pictures of older Word versions, which newer ones still write as a fallback. */
export const swapVmlPictures = (
  source: string,
  edits: Edit[],
  pictures: PartPictures,
  placeholders: Placeholders,
) => {
  const shapes: { element: XmlElement; image?: XmlElement }[] = [];

  const open = (element: XmlElement) => {
    if (element.name === 'v:shape' || element.name === 'v:rect') shapes.push({ element });
    const shape = shapes.at(-1);
    if (element.name === 'v:imagedata' && shape) shape.image = element;
  };

  const close = (element: XmlElement) => {
    if (shapes.at(-1)?.element !== element) return;
    const image = shapes.pop()?.image;
    const named = image && pictureNamedBy(element, placeholders);
    if (!named) return;
    const given = pictures(named.key);
    if (!given) {
      edits.push(removeElement(element));
      return;
    }
    const reference = `xmlns:r="${given.relationshipNamespace}" r:id="${given.relationshipId()}"`;
    edits.push(replaceElement(image, `<${image.qname} ${reference}/>`));
    fitStyle(element, given);
  };

  const fitStyle = (shape: XmlElement, { image }: PartPicture) => {
    const style = attributeRange(source, shape, 'style');
    if (!style) return;
    const written = source.slice(style.start, style.end);
    const [width, height] = [lengthIn(written, 'width'), lengthIn(written, 'height')];
    if (!width || !height || width.unit !== height.unit) return;
    const fitted = fitInto(image(), { widthInEmu: width.amount * 1000, heightInEmu: height.amount * 1000 });
    const resized = written
      .replace(width.written, `width:${fitted.widthInEmu / 1000}${width.unit}`)
      .replace(height.written, `height:${fitted.heightInEmu / 1000}${height.unit}`);
    edits.push({ ...remove(style), text: resized });
  };

  return { open, close };
};

const lengthIn = (style: string, property: 'width' | 'height') => {
  const match = new RegExp(`(?<![-\\w])${property}\\s*:\\s*([\\d.]+)([a-z]*)`, 'i').exec(style);
  if (!match) return undefined;
  return { written: match[0], amount: Number(match[1]), unit: match[2] ?? '' };
};
