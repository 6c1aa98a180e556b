import type { Random } from '#server/kernel/random.ts';
import type { Mail, Mailer } from '#server/ports/mailer.ts';
import type { Converter } from '#server/ports/converter.ts';
import type { Storage } from '#server/ports/storage.ts';
import type { TemplateEngine } from '#server/ports/template-engine.ts';
import { makePdf } from '#tests/support/converter/make-pdf.ts';
import type { Mailbox } from '#tests/support/database/invariants/mails.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { createTestClock, type TestClock } from '#tests/support/test-clock.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createSimulatedProvider, type SimulatedProvider } from './simulated-provider.ts';

/** Everything that goes on whatever becomes of the shop. */
export type Outside = {
  clock: TestClock;
  random: Random;
  provider: SimulatedProvider;
  storage: Storage;
  mailbox: Mailbox & { mailer: Mailer; mails: Mail[] };
  converter: Converter;
  templateEngine: TemplateEngine;
};

const PDF = makePdf(1);
const JPEG = Buffer.from('ffd8ffd9', 'hex');

export const createOutside = (
  seed: number,
  prices: ReadonlyMap<string, number>,
  kept: ReadonlyMap<string, Uint8Array>,
): Outside => {
  const clock = createTestClock(new Date('2026-11-15T12:00:00Z'));
  const mails: Mail[] = [];
  return {
    clock,
    random: randomOf(seed),
    provider: createSimulatedProvider(clock, prices),
    storage: createMemoryStorage(clock, kept),
    mailbox: {
      mails,
      mailer: { send: async (mail) => void mails.push(mail), check: async () => {} },
      listMails: async () => mails,
    },
    converter: quickConverter,
    templateEngine: quickEngine,
  };
};

/** Each of them tiny, and good enough to be opened. */
const quickConverter: Converter = {
  toPdf: async () => ({ pdf: PDF, pageCount: 1, destinations: {}, marks: [] }),
  async *toPictures(_pdf, { widthPx, firstPage = 1, lastPage = 1 }) {
    for (let page = firstPage; page <= lastPage; page += 1)
      yield { page, bytes: JPEG, widthPx, heightPx: widthPx };
  },
  toText: async () => [''],
  check: async () => {},
  close: async () => {},
};

const quickEngine: TemplateEngine = {
  check: async () => ({ findings: [], questionKeys: [], unknownNames: [] }),
  keepObjects: async (file) => file,
  markTags: async (docx) => ({ docx, tags: [], findings: [], conditions: [] }),
  findUnprintable: async () => [],
  checkAccessibility: async () => [],
  writePageNumbers: async (docx) => ({ docx, isPrinted: true }),
  fill: async (_template, _kind, { values }) =>
    buildDocx({ body: p(`For ${values.business_name}, ${values.city}, on ${values.date}`) }),
  toSamplePdf: async () => PDF,
  compare: async () => ({
    stretches: [],
    counts: { added: 0, removed: 0, changed: 0, moved: 0 },
    isCoarse: false,
  }),
  stamp: async (file) => file,
  toWorkbook: async () => PDF,
  toTableDocument: async () => PDF,
  toPrintedDocument: async () => PDF,
  lookAtPdf: async () => ({ pageCount: 1, isPlain: true }),
  toManualFront: async () => PDF,
  toWallSheet: async () => PDF,
  mergeManual: async ({ documents }) => ({
    pdf: PDF,
    frontPages: 1,
    documents: documents.map(({ pageCount }) => ({ pageCount, isTagged: true })),
  }),
  toLogo: async (png) => png,
  toPicture: async (picture) => picture,
  coloursOf: async () => [],
  toCover: async () => JPEG,
  close: async () => {},
};

const randomOf = (seed: number): Random => {
  const { below } = seededRandom(seed ^ 0x5eed);
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
    integer: below,
    token: () => hex(64),
  };
};
