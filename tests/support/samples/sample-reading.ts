import {
  READING_STATEMENT,
  type Reading,
  type ReadingDocument,
  type SharedDeviceReaders,
} from '#shared/contract/reading/reading.ts';

/** As long as one is. */
export const READING_TOKEN = 'Sample-token-of-a-reader-000000000000000000';

export const readingDocumentOf = (id: number, change: Partial<ReadingDocument> = {}): ReadingDocument => ({
  id,
  number: `FS-0${id}`,
  title: `Document ${id}`,
  revision: 1,
  state: 'not-yet',
  dueOn: null,
  pageCount: 3,
  pagesSeen: [],
  acknowledgedAt: null,
  ...change,
});

export const readingOf = (documents: ReadingDocument[], change: Partial<Reading> = {}): Reading => ({
  businessName: 'Harbor & Pine Bakery',
  logo: null,
  readerName: 'Rosa Díaz',
  canMail: true,
  statement: READING_STATEMENT,
  documents,
  open: null,
  ...change,
});

/** The pages of one of them, each with a text of its own. */
export const openOf = (
  { id, revision, pageCount }: ReadingDocument,
  change: Partial<NonNullable<Reading['open']>> = {},
): Reading['open'] => ({
  id,
  revision,
  sha256: 'ab'.repeat(32),
  change: null,
  pages: Array.from({ length: pageCount }, (_, index) => ({
    page: index + 1,
    width: 1200,
    height: 1553,
    src: `/storage/v1/object/sign/document_previews/${id}-${index + 1}.jpg?token=v1`,
    text: textOf(index + 1),
  })),
  ...change,
});

export const textOf = (page: number) =>
  `Cooling of cooked food\r\nStep ${page}: measure the core, write it down.\r\n\r\nKeep hot food above ${60 + page} degrees.`;

export const sampleDevice: SharedDeviceReaders = {
  businessName: 'Harbor & Pine Bakery',
  logo: null,
  label: 'Tablet in the kitchen',
  readers: [
    { id: 1, name: 'Bo Lin', role: 'Cook' },
    { id: 2, name: 'Bo Lin', role: 'Cleaner' },
    { id: 3, name: 'Rosa Díaz', role: null },
  ],
};
