import { PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { dictionaryAt, listOf, name } from './names.ts';
import type { Source } from './source.ts';
import type { Transplant } from './transplant.ts';

/** Fields that can be filled in. Those of one document are under a name of their own, since fields of one name share what is typed. */
export const createFormFields = (whole: PDFDocument) => {
  const { context } = whole;
  const fields: PDFRef[] = [];
  const resources = new Map<PDFName, PDFObject>();
  return {
    plan: ({ context: from, catalog }: Source, place: number) => {
      const form = dictionaryAt(catalog, 'AcroForm');
      const own = form ? listOf(from, form.get(name('Fields'))) : [];
      const defaults = form && dictionaryAt(form, 'DR');
      return ({ move }: Transplant) => {
        if (own.length === 0) return;
        const group = context.nextRef();
        const kids = own.map((field) => move(field));
        for (const kid of kids) {
          const field = context.lookup(kid);
          if (field instanceof PDFDict) field.set(name('Parent'), group);
        }
        context.assign(group, context.obj({ T: PDFHexString.fromText(`document ${place}`), Kids: kids }));
        fields.push(group);
        if (defaults) move(defaults);
        for (const [key, value] of defaults?.entries() ?? [])
          if (!resources.has(key)) resources.set(key, value);
      };
    },
    write: () => {
      if (fields.length === 0) return;
      const defaults = context.obj({});
      for (const [key, value] of resources) defaults.set(key, value);
      whole.catalog.set(name('AcroForm'), context.obj({ Fields: fields, DR: defaults }));
    },
  };
};
