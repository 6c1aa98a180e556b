import type { Extent } from '#office/pictures/picture-image.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

const FRAMES: ReadonlySet<string> = new Set([
  'wp:inline',
  'wp:anchor',
  'xdr:oneCellAnchor',
  'xdr:twoCellAnchor',
]);

/** Which frames of a part hold a picture, and how large they are: who writes a name on one means a picture by it. */
export const collectPictureFrames = () => {
  const extents = new Map<XmlElement, Extent>();
  const pictures = new Set<XmlElement>();
  return {
    open: (element: XmlElement) => {
      const { name, parent } = element;
      if ((name === 'wp:extent' || name === 'xdr:ext') && parent) {
        const extent = extentOf(element);
        if (extent) extents.set(parent, extent);
      }
      const frame = name === 'pic:pic' || name === 'xdr:pic' ? frameOf(element) : undefined;
      if (frame) pictures.add(frame);
    },
    /** Of what a name was written on; undefined of anything but a picture. */
    pictureOf: (named: XmlElement): { box: Extent | undefined } | undefined => {
      const frame = frameOf(named);
      return frame && pictures.has(frame) ? { box: extents.get(frame) } : undefined;
    },
  };
};

const frameOf = (element: XmlElement) => {
  let above = element.parent;
  while (above && !FRAMES.has(above.name)) above = above.parent;
  return above;
};

const extentOf = (element: XmlElement): Extent | undefined => {
  const [widthInEmu, heightInEmu] = [Number(attributeOf(element, 'cx')), Number(attributeOf(element, 'cy'))];
  return widthInEmu > 0 && heightInEmu > 0 ? { widthInEmu, heightInEmu } : undefined;
};
