import {
  EncryptedPDFError,
  type PDFContext,
  type PDFDict,
  PDFDocument,
  type PDFPageLeaf,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { dictionaryAt } from './names.ts';
import { boxOf, type PageBox } from './page-box.ts';
import { contentOf } from './page-content.ts';
import { type Point, textOriginsOf } from './text-origins.ts';

/** Why a PDF cannot be a part of another one. */
export type MergeRefusal = 'encrypted' | 'broken';

export type SourcePage = { node: PDFPageLeaf; ref: PDFRef; box: PageBox; texts: Point[] };

/** A PDF that is about to become a part. */
export type Source = {
  context: PDFContext;
  catalog: PDFDict;
  pages: SourcePage[];
  /** What its pages are made of; undefined of one that is not tagged. */
  structure: PDFDict | undefined;
};

export const openSource = async (pdf: Uint8Array): Promise<Source | MergeRefusal> => {
  try {
    const document = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true });
    const { context, catalog } = document;
    const pages = document.getPages().map(({ node, ref }) => ({
      node,
      ref,
      box: boxOf(node),
      texts: textOriginsOf(contentOf(context, node)),
    }));
    if (pages.length === 0) return 'broken';
    return { context, catalog, pages, structure: dictionaryAt(catalog, 'StructTreeRoot') };
  } catch (error) {
    // Of one whose objects are packed, the library notices first that it cannot read them.
    const isLocked = error instanceof EncryptedPDFError || Buffer.from(pdf).includes('/Encrypt');
    return isLocked ? 'encrypted' : 'broken';
  }
};
