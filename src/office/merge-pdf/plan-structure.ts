import { PDFDict, PDFHexString, PDFNumber, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { listOf, name } from './names.ts';
import type { Source } from './source.ts';
import type { Transplant } from './transplant.ts';
import { readNumberTree } from './trees.ts';
import { adoptNames } from './vocabulary.ts';
import type { WholeStructure } from './whole-structure.ts';

/** What a document brings into the structure of the whole. To be called before anything of it is moved. */
export const planStructure = (
  source: Source,
  { place, title, whole }: { place: number; title: string; whole: WholeStructure },
) => {
  const { context, catalog, structure } = source;
  const adopted = adoptNames(source, place, whole.roles);
  const parents = readNumberTree(context, structure?.get(name('ParentTree')));
  const kids = structure ? listOf(context, structure.get(name('K'))) : [];
  const base = whole.nextParent;
  const highest = parents.reduce((most, [key]) => Math.max(most, key), -1);
  whole.nextParent += Math.max(highest + 1, source.pages.length);
  const language = catalog.lookup(name('Lang'));

  return {
    /** Pages, links and drawings say by a number which elements are on them. */
    adjust: (dictionary: PDFDict) => {
      if (!structure) dictionary.delete(name('StructParent'));
      for (const key of [name('StructParents'), name('StructParent')]) {
        const number = dictionary.get(key);
        if (number instanceof PDFNumber) dictionary.set(key, PDFNumber.of(number.asNumber() + base));
      }
    },
    /** Moves the elements; each document is a part, in its own language. */
    move: ({ move }: Transplant) => {
      const part = whole.context.nextRef();
      const moved = kids.map((kid) => move(kid));
      for (const [key, value] of parents) whole.parents.push([key + base, move(value)]);
      for (const [id, element] of adopted.ids) whole.ids.push([id, move(element)]);
      for (const [key, attributes] of adopted.classes) whole.classes.set(key, move(attributes));
      const own = moved.map((kid) => whole.context.lookup(kid)).filter((kid) => kid instanceof PDFDict);
      for (const element of own) {
        element.set(name('P'), part);
        // A document inside of a document is a part of it.
        if (element.get(name('S')) === name('Document')) element.set(name('S'), name('Sect'));
      }
      addPart(whole, part, { title, kids: moved, language });
    },
    /** A page without structure is one paragraph, so that its text is read at all. */
    addUntagged: (pages: readonly PDFRef[]) => {
      const part = whole.context.nextRef();
      const paragraphs = pages.map((page, index) => {
        const paragraph = whole.context.register(
          whole.context.obj({ Type: 'StructElem', S: 'P', P: part, Pg: page, K: [0] }),
        );
        whole.parents.push([base + index, whole.context.obj([paragraph])]);
        return paragraph;
      });
      addPart(whole, part, { title, kids: paragraphs, language });
    },
    parentOf: (index: number) => PDFNumber.of(base + index),
  };
};

type Part = { title: string; kids: PDFObject[]; language: PDFObject | undefined };

const addPart = (whole: WholeStructure, reference: PDFRef, { title, kids, language }: Part) => {
  const part = whole.context.obj({
    Type: 'StructElem',
    S: 'Part',
    P: whole.document,
    T: PDFHexString.fromText(title),
    K: kids,
  });
  if (language instanceof PDFString || language instanceof PDFHexString)
    part.set(name('Lang'), PDFString.of(language.decodeText()));
  whole.context.assign(reference, part);
  whole.parts.push(reference);
};

export type StructurePlan = ReturnType<typeof planStructure>;
