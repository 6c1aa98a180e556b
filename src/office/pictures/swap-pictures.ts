import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { type Edit, remove, removeElement, replaceElement } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';
import type { Placeholders } from '#office/placeholders.ts';
import type { PartPicture, PartPictures } from './package-pictures.ts';
import { type Extent, fitInto } from './picture-image.ts';
import { pictureNamedBy } from './picture-named-by.ts';

/** What lays a picture on a page or sheet. */
const FRAMES: ReadonlySet<string> = new Set([
  'wp:inline',
  'wp:anchor',
  'xdr:twoCellAnchor',
  'xdr:oneCellAnchor',
  'xdr:absoluteAnchor',
]);

type Picture = {
  element: XmlElement;
  /** The placeholder it is named after. */
  key: string | undefined;
  blip?: XmlElement;
  crop?: XmlElement;
  size?: XmlElement;
};
type Frame = {
  element: XmlElement;
  key: string | undefined;
  extent?: XmlElement;
  farCorner?: XmlElement;
  pictures: Picture[];
};

/** Puts the customer's logo where a picture says `{{logo}}` in its alternative text, inside its box; other pictures likewise. */
export const swapPictures = (
  source: string,
  edits: Edit[],
  pictures: PartPictures,
  placeholders: Placeholders,
) => {
  const frames: Frame[] = [];

  const open = (element: XmlElement) => {
    const { name, parent } = element;
    const frame = frames.at(-1);
    const picture = frame?.pictures.at(-1);
    if (FRAMES.has(name)) frames.push({ element, key: undefined, pictures: [] });
    if (!frame) return;
    if (name === 'pic:pic' || name === 'xdr:pic') frame.pictures.push({ element, key: undefined });
    if (name === 'wp:docPr') frame.key = pictureNamedBy(element, placeholders)?.key;
    if ((name === 'wp:extent' || name === 'xdr:ext') && parent === frame.element) frame.extent = element;
    if (name === 'xdr:to') frame.farCorner = element;
    if (!picture) return;
    if (name === 'pic:cNvPr' || name === 'xdr:cNvPr')
      picture.key = pictureNamedBy(element, placeholders)?.key;
    if (name === 'a:blip') picture.blip ??= element;
    if (name === 'a:srcRect') picture.crop ??= element;
    if (name === 'a:ext' && parent?.name === 'a:xfrm') picture.size ??= element;
  };

  const close = (element: XmlElement) => {
    if (frames.at(-1)?.element !== element) return;
    const frame = frames.pop();
    if (frame) swapFrame(frame);
  };

  const swapFrame = (frame: Frame) => {
    const [only, ...others] = frame.pictures;
    const key = frame.key ?? only?.key;
    if (only && others.length === 0 && key) swapOnly(frame, only, pictures(key));
    else for (const picture of frame.pictures) if (picture.key) swapGrouped(picture, pictures(picture.key));
  };

  const swapOnly = (frame: Frame, picture: Picture, given: PartPicture | undefined) => {
    const box = extentOf(frame.extent) ?? extentOf(picture.size);
    if (!given || !box || !picture.blip) {
      const isWord = frame.element.name.startsWith('wp:');
      edits.push(removeElement((isWord ? frame.element.parent : undefined) ?? frame.element));
      return;
    }
    const extent = fitInto(given.image(), box);
    swapPicture(picture, extent, given);
    if (frame.extent) resize(frame.extent, extent);
    if (frame.element.name === 'xdr:twoCellAnchor') holdByOneCell(frame, extent);
  };

  const swapGrouped = (picture: Picture, given: PartPicture | undefined) => {
    const box = extentOf(picture.size);
    if (given && box && picture.blip) swapPicture(picture, fitInto(given.image(), box), given);
    else edits.push(removeElement(picture.element));
  };

  /** Crop, recolouring and vector alternatives belonged to the picture that was there before. */
  const swapPicture = ({ blip, crop, size }: Picture, extent: Extent, used: PartPicture) => {
    if (!blip) return;
    const reference = `xmlns:r="${used.relationshipNamespace}" r:embed="${used.relationshipId()}"`;
    edits.push(replaceElement(blip, `<${blip.qname} ${reference}/>`));
    if (crop) edits.push(removeElement(crop));
    if (size) resize(size, extent);
  };

  const resize = (element: XmlElement, { widthInEmu, heightInEmu }: Extent) => {
    const sizes = { cx: widthInEmu, cy: heightInEmu };
    for (const [name, emu] of Object.entries(sizes)) {
      const range = attributeRange(source, element, name);
      if (range) edits.push({ ...remove(range), text: String(emu) });
    }
  };

  /** A picture held by two cells has the shape of the cells; held by one, it has its own. */
  const holdByOneCell = ({ element, farCorner }: Frame, extent: Extent) => {
    const prefix = prefixOf(element.qname);
    edits.push({ ...remove(element), text: `<${prefix}oneCellAnchor>` });
    edits.push({ start: element.closeStart, end: element.closeEnd, text: `</${prefix}oneCellAnchor>` });
    if (!farCorner) return;
    const size = `<${prefix}ext cx="${extent.widthInEmu}" cy="${extent.heightInEmu}"/>`;
    edits.push(replaceElement(farCorner, size));
  };

  return { open, close };
};

const extentOf = (element: XmlElement | undefined): Extent | undefined => {
  if (!element) return undefined;
  const widthInEmu = Number(attributeOf(element, 'cx'));
  const heightInEmu = Number(attributeOf(element, 'cy'));
  return widthInEmu > 0 && heightInEmu > 0 ? { widthInEmu, heightInEmu } : undefined;
};
