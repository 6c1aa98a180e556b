import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { type Edit, remove, removeElement, replaceElement } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';
import type { Placeholders } from '#office/placeholders.ts';
import { type Extent, fitInto } from './logo-image.ts';
import type { PartLogo } from './package-logo.ts';

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
  isLogo: boolean;
  blip?: XmlElement;
  crop?: XmlElement;
  size?: XmlElement;
};
type Frame = {
  element: XmlElement;
  isLogo: boolean;
  extent?: XmlElement;
  farCorner?: XmlElement;
  pictures: Picture[];
};

/** The logo that a picture is named after in its alternative text. */
export const logoNamedBy = ({ attributes }: XmlElement, { find, kindOf }: Placeholders) =>
  ['descr', 'title', 'alt']
    .map((name) => find(attributes[name] ?? ''))
    .find((key) => key !== undefined && kindOf(key) === 'logo');

/** Puts the customer's logo where a picture says `{{logo}}` in its alternative text, inside its box. */
export const swapPictures = (
  source: string,
  edits: Edit[],
  logo: PartLogo | undefined,
  placeholders: Placeholders,
) => {
  const frames: Frame[] = [];

  const open = (element: XmlElement) => {
    const { name, parent } = element;
    const frame = frames.at(-1);
    const picture = frame?.pictures.at(-1);
    if (FRAMES.has(name)) frames.push({ element, isLogo: false, pictures: [] });
    if (!frame) return;
    if (name === 'pic:pic' || name === 'xdr:pic') frame.pictures.push({ element, isLogo: false });
    if (name === 'wp:docPr') frame.isLogo = logoNamedBy(element, placeholders) !== undefined;
    if ((name === 'wp:extent' || name === 'xdr:ext') && parent === frame.element) frame.extent = element;
    if (name === 'xdr:to') frame.farCorner = element;
    if (!picture) return;
    if (name === 'pic:cNvPr' || name === 'xdr:cNvPr')
      picture.isLogo = logoNamedBy(element, placeholders) !== undefined;
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
    if (only && others.length === 0 && (frame.isLogo || only.isLogo)) swapOnly(frame, only);
    else for (const picture of frame.pictures.filter(({ isLogo }) => isLogo)) swapGrouped(picture);
  };

  const swapOnly = (frame: Frame, picture: Picture) => {
    const box = extentOf(frame.extent) ?? extentOf(picture.size);
    if (!logo || !box || !picture.blip) {
      const isWord = frame.element.name.startsWith('wp:');
      edits.push(removeElement((isWord ? frame.element.parent : undefined) ?? frame.element));
      return;
    }
    const extent = fitInto(logo.image, box);
    swapPicture(picture, extent, logo);
    if (frame.extent) resize(frame.extent, extent);
    if (frame.element.name === 'xdr:twoCellAnchor') holdByOneCell(frame, extent);
  };

  const swapGrouped = (picture: Picture) => {
    const box = extentOf(picture.size);
    if (logo && box && picture.blip) swapPicture(picture, fitInto(logo.image, box), logo);
    else edits.push(removeElement(picture.element));
  };

  /** Crop, recolouring and vector alternatives belonged to the picture that was there before. */
  const swapPicture = ({ blip, crop, size }: Picture, extent: Extent, used: PartLogo) => {
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
