import { describePart } from '#office/inspect/places/describe-place.ts';
import { placedTextsOf, type Surroundings, type TextPart } from '#office/inspect/places/placed-texts.ts';
import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { applyEdits, type Edit, remove, removeElement } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';
import { findObjects } from './find-objects.ts';

type KeptPart = {
  source: string;
  /** Where each object stood. */
  places: string[];
  /** The relationships that led to what was embedded. */
  gone: Set<string>;
};

/** A part with pictures in place of its objects; undefined if one of them has no picture. */
export const keepInPart = (
  part: TextPart,
  surroundings: Surroundings,
  isPicture: (relationshipId: string) => boolean,
): KeptPart | undefined => {
  const { source } = part;
  const found = findObjects();
  const placesOf = new Map<XmlElement, string>();
  placedTextsOf(part, surroundings, {
    see: found.open,
    open: (element, placeOfPicture) => {
      if (element.name === 'w:object' || element.name === 'w:pict') placesOf.set(element, placeOfPicture());
    },
  });
  const { objects, frames, shapes, picturesIn } = found;
  const areShown = objects.every(
    ({ frame }) => frame && picturesIn(frame).length > 0 && picturesIn(frame).every(isPicture),
  );
  if (!areShown) return undefined;
  const edits = [
    ...objects.map(({ embedding }) => removeElement(embedding)),
    ...[...frames].flatMap((frame) => renamed(source, frame)),
    ...shapes.flatMap((shape) => {
      const mark = attributeRange(source, shape, 'o:ole');
      return mark ? [remove({ start: mark.outerStart, end: mark.outerEnd })] : [];
    }),
  ];
  return {
    source: applyEdits(source, edits),
    places: objects.map(
      ({ frame }) => (frame && placesOf.get(frame)) ?? describePart(part.name, part.contentType),
    ),
    gone: new Set(objects.flatMap(({ embedding }) => attributeOf(embedding, 'r:id') ?? [])),
  };
};

/** A frame of an older drawing is one for any such drawing; a newer one needs none. */
const renamed = (source: string, frame: XmlElement): Edit[] => {
  if (frame.isSelfClosing) return [removeElement(frame)];
  const isOlder = /<(?:\w+:)?(?:shape|rect|group)\b/.test(source.slice(frame.end, frame.closeStart));
  const name = `${prefixOf(frame.qname)}pict`;
  return [
    { start: frame.start, end: frame.end, text: isOlder ? `<${name}${declarationsOf(source, frame)}>` : '' },
    { start: frame.closeStart, end: frame.closeEnd, text: isOlder ? `</${name}>` : '' },
  ];
};

/** What its prefixes stand for, where the frame itself says so. */
const declarationsOf = (source: string, frame: XmlElement) =>
  source
    .slice(frame.start, frame.end)
    .match(/\sxmlns(?::[^\s=]+)?\s*=\s*(?:"[^"]*"|'[^']*')/g)
    ?.join('') ?? '';
