import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Converter, ConversionError } from '#server/ports/converter.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { canaryDocuments, vectorCanary } from './canary-documents.ts';
import { startCanaryServer } from './canary-server.ts';
import { shareOfColour } from './find-colour.ts';
import { structureFaults, structureOf } from './structure-faults.ts';
import { readPdf } from './read-pdf.ts';
import {
  LOGO_COLOUR,
  LOGO_WIDTH,
  countedPages,
  inEveryScript,
  onePage,
  pages,
  poison,
  scripts,
  sideways,
  withHeaderLogo,
  withMarks,
  withStructure,
  withTableStyle,
} from './sample-documents.ts';

const MAGENTA = { r: 255, g: 0, b: 255 };
/** A start of the office on a busy machine is part of the first test. */
export const PATIENCE_MS = 300_000;

const collect = async <T>(items: AsyncIterable<T>) => {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
};

export type ContractOptions = {
  /** Whether even a vector picture gets no file to see; otherwise only the check of uploads stands before it. */
  hidesFiles: boolean;
  /** Whether this machine has no such engine. */
  isMissing?: boolean;
};

/** What every converter promises, with real documents. */
export const converterContract = (
  name: string,
  open: () => Promise<Converter> | Converter,
  { hidesFiles, isMissing = false }: ContractOptions,
) => {
  describe.skipIf(isMissing)(`${name}, as a converter`, { timeout: PATIENCE_MS }, () => {
    let converter: Converter;
    let canary: Awaited<ReturnType<typeof startCanaryServer>>;
    let canaryFile: string;
    beforeAll(async () => {
      const folder = await createTemporaryFolder();
      const picture = await sharp({ create: { width: 200, height: 100, channels: 3, background: MAGENTA } })
        .png()
        .toBuffer();
      canaryFile = join(folder, 'canary.png');
      await writeFile(canaryFile, picture);
      canary = await startCanaryServer(picture);
      converter = await open();
    });
    afterAll(async () => {
      await converter.close();
      await canary.close();
    });

    test('makes a PDF of one page of a document of one page', async () => {
      const { pdf, pageCount } = await converter.toPdf(onePage());
      expect(pageCount).toBe(1);
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
      await expect(converter.check()).resolves.toBeUndefined();
    });

    test('tells where the marked tags of a template stand, on every page that they are printed on', async () => {
      const { marks, pageCount } = await converter.toPdf(withMarks());
      expect(pageCount).toBe(2);
      const found = Map.groupBy(marks, (mark) => mark.name);
      const pagesOf = (tag: string) => found.get(tag)?.map(({ page }) => page);
      expect([...found.keys()].toSorted()).toEqual(['date', 'full_address', 'logo']);
      expect([pagesOf('date'), pagesOf('logo')]).toEqual([[1, 2], [2]]);
      // One for each of its lines.
      expect(pagesOf('full_address')?.length).toBeGreaterThan(1);
      for (const { x, y, width, height } of marks) {
        expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
        expect(Math.max(x + width, y + height)).toBeLessThan(1);
      }
      expect((await converter.toPdf(onePage())).marks).toEqual([]);
    });

    test('counts and draws many pages, all or some of them', async () => {
      const { pdf, pageCount } = await converter.toPdf(pages(12));
      expect(pageCount).toBe(12);
      const all = await collect(converter.toPictures(pdf, { widthPx: 120 }));
      expect(all.map(({ page }) => page)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
      const some = await collect(converter.toPictures(pdf, { widthPx: 120, firstPage: 6, lastPage: 10 }));
      expect(some.map(({ page }) => page)).toEqual([6, 7, 8, 9, 10]);
    });

    test('writes the first pages alone, which still know how many there are', async () => {
      const { pdf, pageCount } = await converter.toPdf(countedPages(7), { lastPage: 2 });
      expect(pageCount).toBe(2);
      const { pages: written } = await readPdf(pdf);
      expect(written.map(({ text }) => text.trim())).toEqual(['Of 7', 'Of 7']);
    });

    test('keeps pages on their side', async () => {
      const { pdf } = await converter.toPdf(sideways());
      const [wide, high] = await collect(converter.toPictures(pdf, { widthPx: 220 }));
      expect(wide).toMatchObject({ widthPx: 220, heightPx: 170 });
      expect(high).toMatchObject({ widthPx: 220, heightPx: 285 });
    });

    test('prints a logo in the header, in its colours and as fine as it came', async () => {
      const { pdf, pageCount } = await converter.toPdf(await withHeaderLogo());
      expect(pageCount).toBe(1);
      expect(await shareOfColour(converter, pdf, LOGO_COLOUR)).toBeGreaterThan(0.005);
      expect(Buffer.from(pdf).toString('latin1')).toMatch(new RegExp(`/Width ${LOGO_WIDTH}\\b`));
    });

    test('cuts no logo where the height of lines is said without its rule', async () => {
      const [ruled, ruleless] = await Promise.all([
        withHeaderLogo('<w:spacing w:line="276" w:lineRule="auto"/>').then(digestsOfPages),
        withHeaderLogo('<w:spacing w:line="276"/>').then(digestsOfPages),
      ]);
      expect(ruleless).toEqual(ruled);
    });

    test('draws tables the same, whether their style is left to the office or not', async () => {
      const [ours, theirs, none] = await Promise.all([
        digestsOfPages(withTableStyle('ours to resolve')),
        digestsOfPages(withTableStyle("the office's")),
        digestsOfPages(withTableStyle('none')),
      ]);
      expect(ours).toEqual(theirs);
      expect(ours).not.toEqual(none);
    });

    test('prints every script: two of its letters never look the same, as two empty boxes would', async () => {
      const [one, other] = [await digestsOfPages(inEveryScript(0)), await digestsOfPages(inEveryScript(1))];
      const names = Object.keys(scripts);
      expect(one).toHaveLength(names.length);
      expect(names.filter((_, page) => one[page] === other[page])).toEqual([]);
    });

    test('tags its PDFs: headings, lists, tables, pictures, and the header apart from the text', async () => {
      const { pdf } = await converter.toPdf(await withStructure(), { isAccessible: true });
      expect(await structureFaults(pdf)).toEqual([]);
      // LibreOffice 7 has no element for what stands before an item.
      const structure = (await structureOf(pdf)).map((line) => line.replaceAll('Lbl ', ''));
      expect(structure).toEqual([
        'H1',
        'P',
        'L LI LBody P LI LBody P',
        'Table TR TH P TH P TR TD P TD P',
        'H2',
        'P Figure',
      ]);
      expect(Buffer.from(pdf).toString('latin1')).toContain('<pdfuaid:part>1');
      const { pdf: unclaimed } = await converter.toPdf(await withStructure());
      expect(Buffer.from(unclaimed).toString('latin1')).not.toContain('pdfuaid:part');
    });

    test('blames a document that it cannot open, and converts the one beside it', async () => {
      const [bad, good] = await Promise.allSettled([converter.toPdf(poison()), converter.toPdf(onePage())]);
      expect(bad).toMatchObject({ reason: expect.any(ConversionError), status: 'rejected' });
      expect(bad).toMatchObject({ reason: { fault: 'document' } });
      expect(good.status).toBe('fulfilled');
    });

    test('fetches nothing from an address, whatever the document says', async () => {
      const documents = [...canaryDocuments(canary.url), vectorCanary(canary.url)];
      const shares = await Promise.all(
        documents.map(async ({ name: way, file }) => [way, await magentaIn(file)]),
      );
      expect(canary.requests).toEqual([]);
      expect(shares).toEqual(documents.map(({ name: way }) => [way, 0]));
    });

    test('shows no file of the machine, whatever the document says', async () => {
      const address = pathToFileURL(canaryFile).href;
      const documents = [
        ...canaryDocuments(address),
        ...canaryDocuments(canaryFile),
        ...(hidesFiles ? [vectorCanary(address), vectorCanary(canaryFile)] : []),
      ];
      const shares = await Promise.all(
        documents.map(async ({ name: way, file }) => [way, await magentaIn(file)]),
      );
      expect(shares).toEqual(documents.map(({ name: way }) => [way, 0]));
    });

    const digestsOfPages = async (file: Buffer) => {
      const { pdf } = await converter.toPdf(file);
      const pictures = await collect(converter.toPictures(pdf, { widthPx: 800 }));
      return pictures.map(({ bytes }) => hash('sha256', bytes));
    };

    /** A document that is refused shows nothing either. */
    const magentaIn = async (file: Buffer) => {
      const converted = await converter.toPdf(file).catch((error: unknown) => error);
      if (converted instanceof ConversionError && converted.fault === 'document') return 0;
      return shareOfColour(converter, (converted as { pdf: Uint8Array }).pdf, MAGENTA);
    };
  });
};
