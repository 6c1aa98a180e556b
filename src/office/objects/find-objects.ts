import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

/** What embeds or links another file, beside the picture that is shown of it. */
const EMBEDDING: ReadonlySet<string> = new Set(['o:OLEObject', 'w:objectEmbed', 'w:objectLink']);

/** Where an object may stand with its picture. */
const FRAMES: ReadonlySet<string> = new Set(['w:object', 'w:pict']);

export type FoundObject = {
  /** Undefined where an object stands in no place that Word knows of. */
  frame: XmlElement | undefined;
  embedding: XmlElement;
};

/** Follows the reading of a part for the objects in it, their pictures, and the marks that call a shape an object. */
export const findObjects = () => {
  const objects: FoundObject[] = [];
  const pictureIds = new Map<XmlElement, string[]>();
  const frames = new Set<XmlElement>();
  const shapes: XmlElement[] = [];
  return {
    objects,
    /** Every `w:object` there is, also one that holds no object. */
    frames,
    /** Shapes that say that they show an object. */
    shapes,
    /** The relationships of the pictures in a frame. */
    picturesIn: (frame: XmlElement) => pictureIds.get(frame) ?? [],
    open: (element: XmlElement) => {
      const { name, parent } = element;
      if (name === 'w:object') frames.add(element);
      if (EMBEDDING.has(name))
        objects.push({ frame: parent && FRAMES.has(parent.name) ? parent : undefined, embedding: element });
      if (name.startsWith('v:') && attributeOf(element, 'o:ole') !== undefined) shapes.push(element);
      const id = pictureIdOf(element);
      const frame = id === undefined ? undefined : frameOf(element);
      if (id !== undefined && frame) pictureIds.set(frame, [...(pictureIds.get(frame) ?? []), id]);
    },
  };
};

const pictureIdOf = (element: XmlElement) => {
  if (element.name === 'v:imagedata') return attributeOf(element, 'r:id');
  return element.name === 'a:blip' ? attributeOf(element, 'r:embed') : undefined;
};

const frameOf = (element: XmlElement) => {
  let above = element.parent;
  while (above && !FRAMES.has(above.name)) above = above.parent;
  return above;
};
