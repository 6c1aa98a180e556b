import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/** Strings, dictionaries and words of a page's content, so that a word inside a string is none. */
const TOKEN = /\((?:\\[^]|[^\\()])*\)|<<|>>|<[^<>]*>|\/[^\s/<>[\]()]+|[^\s/<>[\]()]+/g;
const SHOWS: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"', 'Do', 'sh', 'f', 'f*', 'S', 'B', 'B*']);
const DESCRIBED: ReadonlySet<string> = new Set(['Figure', 'Formula']);

const name = (text: string) => PDFName.of(text);

/** What is wrong with the structure of a tagged PDF, in sentences; read by another library than the one that wrote it. */
export const structureFaults = async (pdf: Uint8Array): Promise<string[]> => {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog, context } = document;
  const faults: string[] = [];
  const root = catalog.lookup(name('StructTreeRoot'));
  if (!(root instanceof PDFDict)) return ['There is no structure.'];
  if (!String(catalog.lookup(name('MarkInfo'))).includes('/Marked true'))
    faults.push('It does not say that it is marked.');
  if (!catalog.has(name('Lang'))) faults.push('There is no language.');

  /** The marked passages in the order in which the structure reads them, as `page/passage`. */
  const read: string[] = [];
  const pageNumbers = new Map(document.getPages().map(({ ref }, index) => [String(ref), index + 1]));
  const roles = root.lookup(name('RoleMap'));
  const typeOf = (element: PDFDict) => {
    const type = element.lookup(name('S')) as PDFName;
    const role = roles instanceof PDFDict ? roles.lookup(type) : undefined;
    return (role instanceof PDFName ? role : type).decodeText();
  };
  const walk = (element: PDFDict, page: PDFRef | undefined, above: string[]): string[] => {
    const own = (element.get(name('Pg')) as PDFRef | undefined) ?? page;
    const type = element === root ? '' : typeOf(element);
    const kids = element.lookup(name('K'));
    const list = kids instanceof PDFArray ? kids.asArray() : [element.get(name('K'))];
    const types = list.flatMap((kid) => {
      const content = context.lookup(kid);
      if (content instanceof PDFNumber) read.push(`${pageNumbers.get(String(own))}/${content.asNumber()}`);
      if (!(content instanceof PDFDict)) return [];
      const mark = content.lookup(name('MCID'));
      const where = String(content.get(name('Pg')) ?? own);
      if (mark instanceof PDFNumber) read.push(`${pageNumbers.get(where)}/${mark.asNumber()}`);
      if (!content.has(name('S'))) return [];
      if (!content.has(name('P'))) faults.push(`A ${typeOf(content)} has no parent.`);
      return walk(content, own, [...above, type]);
    });
    if (DESCRIBED.has(type) && !element.has(name('Alt'))) faults.push(`A ${type} has no alternative text.`);
    if (type === 'Table' && !types.includes('TH')) faults.push('A table has no header cell.');
    if (type === 'TH' && !attributesOf(element).includes('/Scope'))
      faults.push('A header cell heads nothing.');
    if (type === 'LI' && above.at(-1) !== 'L') faults.push('An item is in no list.');
    if ((type === 'TD' || type === 'TH') && above.at(-1) !== 'TR') faults.push('A cell is in no row.');
    return [type, ...types];
  };
  const types = walk(root, undefined, []);
  const levels = types.flatMap((type) => /^H([1-6])$/.exec(type)?.[1] ?? []).map(Number);
  for (const [index, level] of levels.entries())
    if (level > (levels[index - 1] ?? 0) + 1)
      faults.push(`A heading of level ${level} follows one of ${levels[index - 1] ?? 0}.`);

  const marked = document.getPages().flatMap((page, index) => {
    const { passages, stray } = readContent(contentOf(page.node.Contents()));
    if (stray.length > 0)
      faults.push(`Page ${index + 1} shows what is neither read nor set aside: ${stray.join(' ')}.`);
    return passages.map((passage) => `${index + 1}/${passage}`);
  });
  const [places, known] = [new Map(marked.map((passage, place) => [passage, place])), new Set(read)];
  const missing = marked.filter((passage) => !known.has(passage));
  const invented = read.filter((passage) => !places.has(passage));
  if (missing.length > 0) faults.push(`The structure does not know the passages ${missing.join(', ')}.`);
  if (invented.length > 0) faults.push(`The pages do not have the passages ${invented.join(', ')}.`);
  // The order of the text on the page is the order in which it is read.
  const placeOf = (passage: string | undefined) => places.get(passage ?? '') ?? 0;
  const early = read.find((passage, index) => index > 0 && placeOf(passage) < placeOf(read[index - 1]));
  if (early) faults.push(`The passage ${early} is read after one that stands behind it.`);
  return faults;
};

/** The types of the elements below the document, each line with all that is in it. */
export const structureOf = async (pdf: Uint8Array): Promise<string[]> => {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const root = document.catalog.lookup(name('StructTreeRoot'), PDFDict);
  const roles = root.lookupMaybe(name('RoleMap'), PDFDict);
  const linesOf = (element: PDFDict): string[] => {
    const kids = element.lookup(name('K'));
    if (!(kids instanceof PDFArray)) return [];
    return kids.asArray().flatMap((_, index) => {
      const kid = kids.lookup(index);
      if (!(kid instanceof PDFDict) || !kid.has(name('S'))) return [];
      const type = kid.lookup(name('S'), PDFName);
      return [[(roles?.lookupMaybe(type, PDFName) ?? type).decodeText(), ...linesOf(kid)].join(' ')];
    });
  };
  return linesOf(root.lookup(name('K'), PDFArray).lookup(0, PDFDict));
};

const attributesOf = (element: PDFDict) => {
  const attributes = element.lookup(name('A'));
  const list =
    attributes instanceof PDFArray
      ? attributes.asArray().map((_, at) => attributes.lookup(at))
      : [attributes];
  return list.join(' ');
};

const contentOf = (contents: unknown): string => {
  if (contents instanceof PDFRawStream)
    return Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1');
  if (!(contents instanceof PDFArray)) return '';
  return contents
    .asArray()
    .map((_, index) => contentOf(contents.lookup(index)))
    .join('\n');
};

/** The numbers of the marked passages, and what is shown outside of all marks. */
const readContent = (content: string) => {
  const tokens = content.match(TOKEN) ?? [];
  const passages: number[] = [];
  const stray: string[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (token === '/MCID') passages.push(Number(tokens[index + 1]));
    if (token === 'BDC' || token === 'BMC') depth += 1;
    if (token === 'EMC') depth -= 1;
    if (depth === 0 && SHOWS.has(token)) stray.push(token);
  }
  return { passages, stray };
};
