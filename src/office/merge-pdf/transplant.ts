import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFNull,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { fingerprintOf } from './share-streams.ts';

export type Transplant = {
  /** The same object with the references it has in the other file; all it leads to is there as well. */
  move: (object: PDFObject) => PDFObject;
  /** From now on references to it are those to something that is there already. */
  replace: (reference: PDFRef, there: PDFRef) => void;
};

type Options = {
  /** Changes a dictionary before it is moved, while it has the references of its own file. */
  adjust: (dictionary: PDFDict) => void;
  /** Streams that are there, by their fingerprints: fonts and logos come again in every document. */
  streams: Map<string, PDFRef>;
};

/**
 * Moves objects of one PDF into another, each once, and only those that something leads to. They are changed in place: copying the
 * thousands of elements of a tagged document takes several times as long. From then on they know neither file, so nothing can
 * be looked up through them.
 */
export const createTransplant = (
  from: PDFContext,
  to: PDFContext,
  { adjust, streams }: Options,
): Transplant => {
  const moved = new Map<PDFRef, PDFRef>();
  const waiting: [PDFRef, PDFObject][] = [];

  const referenceOf = (reference: PDFRef): PDFRef | undefined => {
    const known = moved.get(reference);
    if (known) return known;
    const object = from.lookup(reference);
    if (!object) return undefined;
    const fingerprint = fingerprintOf(object, referenceOf);
    const same = fingerprint === undefined ? undefined : streams.get(fingerprint);
    const there = same ?? to.nextRef();
    moved.set(reference, there);
    if (same) return same;
    if (fingerprint !== undefined) streams.set(fingerprint, there);
    waiting.push([there, object]);
    return there;
  };

  const renumberDictionary = (dictionary: PDFDict) => {
    adjust(dictionary);
    for (const [key, value] of dictionary.entries()) {
      const there = value instanceof PDFRef ? referenceOf(value) : value;
      // What leads nowhere means nothing, and would lead somewhere else among other numbers.
      if (!there) dictionary.delete(key);
      else if (there === value) renumber(value);
      else dictionary.set(key, there);
    }
  };
  const renumberArray = (array: PDFArray) => {
    for (let index = 0; index < array.size(); index += 1) {
      const value = array.get(index);
      if (value instanceof PDFRef) array.set(index, referenceOf(value) ?? PDFNull);
      else renumber(value);
    }
  };
  const renumber = (object: PDFObject) => {
    if (object instanceof PDFStream) renumberDictionary(object.dict);
    else if (object instanceof PDFDict) renumberDictionary(object);
    else if (object instanceof PDFArray) renumberArray(object);
  };

  const moveWaiting = () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [there, object] = next;
      renumber(object);
      to.assign(there, object);
    }
  };

  return {
    move: (object) => {
      const there = object instanceof PDFRef ? (referenceOf(object) ?? PDFNull) : object;
      if (!(object instanceof PDFRef)) renumber(object);
      moveWaiting();
      return there;
    },
    replace: (reference, there) => {
      moved.set(reference, there);
    },
  };
};
