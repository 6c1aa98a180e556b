import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { findOrInsertCustomer } from '#server/modules/accounts/customer-repo.ts';
import { createProduct } from '#server/modules/catalog/create-product.ts';
import { attachWorkbook } from '#server/modules/templates/change-workbook.ts';
import { EXCEL_TYPE, WORD_TYPE } from '#server/modules/templates/template.ts';
import { updateRegister } from '#server/modules/templates/template-repo.ts';
import { uploadTemplates } from '#server/modules/templates/upload/upload-templates.ts';
import { createDemoQuestions } from './create-demo-questions.ts';
import type { DemoBundle, DemoFile, DemoShop } from './demo-bundle.ts';
import { demo } from './demo-limits.ts';
import {
  insertDemoRows,
  isUntouched,
  listDemoRows,
  listTemplateStates,
  recordSettled,
  recordUpload,
  type TemplateState,
} from './demo-repo.ts';

type Touched = Pick<
  Services,
  'config' | 'db' | 'clock' | 'random' | 'storage' | 'queue' | 'templateEngine' | 'log'
>;

/** On the first start of a shop that wants one. What was begun goes on by itself after a restart. */
export const beginDemoShop = (
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  bundles: readonly DemoBundle[],
) =>
  db.transaction(async (tx) => {
    if (!(await isUntouched(tx))) return;
    const rows = bundles.map(({ folder, documents }) => ({ folder, documentCount: documents.length }));
    if (await insertDemoRows(tx, rows)) await queue.enqueue(tx, 'build-demo-shop', {});
  });

/**
 * Puts the demo bundles on the shelves the way an administrator would, by the same use cases. Templates take a
 * while to be processed, so the job does what can be done now and comes back until nothing is left.
 */
export const buildDemoShop = async (services: Touched, { questions, bundles }: DemoShop) => {
  const adminId = await demoAdmin(services);
  const open = (await listDemoRows(services.db)).filter(({ isSettled }) => !isSettled);
  const folders = new Map(open.map((row) => [row.folder, row]));
  const left = bundles.flatMap((bundle) => {
    const row = folders.get(bundle.folder);
    return row ? [{ bundle, row }] : [];
  });
  if (left.some(({ row }) => row.templateIds === null)) await createDemoQuestions(services, questions);
  for (const { bundle, row } of left)
    if (row.templateIds === null) await uploadBundle(services, adminId, bundle);
  for (const { bundle, row } of left)
    if (row.templateIds) await openBundle(services, adminId, { bundle, templateIds: row.templateIds });
  if (left.length === 0) return;
  const runAfter = later(services.clock.now(), demo.lookAgainMs);
  await services.db.transaction((tx) => services.queue.enqueue(tx, 'build-demo-shop', {}, { runAfter }));
};

/** The demo's documents were uploaded by whoever administrates the shop. */
const demoAdmin = async ({ db, config, clock, random }: Touched) => {
  const email = config.adminEmails[0] ?? config.supportEmail;
  const { id } = await findOrInsertCustomer(db, { id: random.uuid(), email, createdAt: clock.now() });
  return id;
};

const uploadBundle = async (services: Touched, uploadedBy: string, { folder, documents }: DemoBundle) => {
  const files = documents.map(({ template }) => ({ ...template, contentType: WORD_TYPE }));
  try {
    await uploadTemplates(services, {
      uploadedBy,
      files,
      // With the templates or not at all: a bundle is never uploaded twice.
      alsoRecord: async (tx, templateIds) => {
        await recordUpload(tx, folder, templateIds);
        for (const [place, { register }] of documents.entries())
          await updateRegister(tx, templateIds[place] ?? 0, register);
      },
    });
  } catch (error) {
    // As when administrators ask something else under a key that its documents need.
    if (!(error instanceof DomainError)) throw error;
    await leaveOut(services, folder, error.message);
  }
};

const leaveOut = ({ db, log }: Touched, folder: string, reason: string) => {
  log.error({ bundle: folder, reason }, 'a document of the demo shop failed: its bundle is left out');
  return db.transaction((tx) => recordSettled(tx, folder));
};

type Opening = { bundle: DemoBundle; templateIds: number[] };

const openBundle = async (services: Touched, adminId: string, opening: Opening) => {
  const { bundle, templateIds } = opening;
  const { folder, name, industry, priceInCents, description, keywords } = bundle;
  const states = await listTemplateStates(services.db, templateIds);
  if (states.some(({ hasFailed }) => hasFailed))
    return leaveOut(services, folder, 'It could not be processed.');
  if (!states.every(({ isReady }) => isReady)) return undefined;
  await attachWorkbooks(services, adminId, { ...opening, states });
  const details = {
    name,
    industry,
    priceInCents,
    description,
    keywords: [...keywords],
    templateIds,
    updateMonths: null,
  };
  // With the product or not at all: a bundle is never on sale twice.
  await createProduct(services, adminId, details, (tx) => recordSettled(tx, folder));
  return undefined;
};

const attachWorkbooks = async (
  services: Touched,
  changedBy: string,
  { bundle, templateIds, states }: Opening & { states: TemplateState[] },
) => {
  const withWorkbook = new Set(states.filter(({ hasWorkbook }) => hasWorkbook).map(({ id }) => id));
  for (const [index, { workbook }] of bundle.documents.entries()) {
    const templateId = templateIds[index];
    if (!workbook || templateId === undefined || withWorkbook.has(templateId)) continue;
    await attachWorkbook(services, { templateId, changedBy, file: asWorkbook(workbook) });
  }
};

const asWorkbook = (file: DemoFile) => ({ ...file, contentType: EXCEL_TYPE });
