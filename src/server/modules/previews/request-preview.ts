import { todayIn } from '#server/kernel/today-in.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { cleanLogo } from '#server/modules/accounts/clean-logo.ts';
import { findAnswers } from '#server/modules/accounts/answer-repo.ts';
import { findCustomer } from '#server/modules/accounts/customer-repo.ts';
import { readableColour } from '#server/modules/accounts/readable-colour.ts';
import { refuseUnprintable } from '#server/modules/accounts/refuse-unprintable.ts';
import { LOGO_BUCKET } from '#server/modules/accounts/replace-logo.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import type { PreviewFields } from '#shared/contract/preview.ts';
import { previewDetailsOf } from './preview-details.ts';
import { previewKeys } from './preview-key.ts';
import { classOf } from './preview-jobs.ts';
import { forgetFailed, insertPreview, renewRenderings, takePreview } from './preview-repo.ts';
import { listPreviewed } from './previewed-template-repo.ts';

type Touched = Pick<Services, 'config' | 'db' | 'clock' | 'random' | 'storage' | 'queue' | 'templateEngine'>;

type Request = {
  fields: PreviewFields;
  /** As it was sent. */
  logo: Buffer | undefined;
  customerId: string | undefined;
};

/** Queues the public pages of a bundle with the asker's own details in them; what was made before is not made again. */
export const requestPreview = async (services: Touched, { fields, logo: sent, customerId }: Request) => {
  const { config, db, clock, random, queue } = services;
  const { productId, replaces, first, only, colours, ...typed } = fields;
  const now = clock.now();
  await refuseUnprintable(services, typed);
  const [before, profile, bundle, cleaned] = await Promise.all([
    replaces === undefined ? undefined : takePreview(db, replaces, now),
    customerId === undefined ? undefined : readProfile(services, customerId),
    listPreviewed(db, productId),
    sent && cleanLogo(services, sent),
  ]);
  const templates = bundle.filter(({ templateId }) => only === undefined || templateId === only);
  if (templates.length === 0) throw new DomainError('product.not-found');
  const details = {
    ...previewDetailsOf(fields, profile, todayIn(config, clock)),
    ...(colours && { colours: triedOn(colours) }),
  };
  if (!details.own.includes('business_name')) throw new DomainError('preview.nameless');
  const logo = cleaned ?? before?.logo ?? profile?.logo ?? null;
  const keyOf = previewKeys(details, logo);
  const documents = templates.map((template) => ({ ...template, key: keyOf(template.versionId) }));
  const id = random.uuid();
  await db.transaction(async (tx) => {
    const keys = documents.map(({ key }) => key);
    const made = new Set(await renewRenderings(tx, keys, now));
    await forgetFailed(tx, keys);
    const missing = documents.filter(({ key }) => !made.has(key));
    await insertPreview(tx, { id, details, logo, documents, createdAt: now });
    const [templateId, ...others] = inViewFirst(missing, first).map((document) => document.templateId);
    if (templateId !== undefined)
      await queue.enqueue(tx, 'make-preview', { previewId: id, templateId, others }, classOf(id));
  });
  return id;
};

const readProfile = async (services: Touched, customerId: string) => {
  const { db } = services;
  const [customer, answers] = await Promise.all([findCustomer(db, customerId), findAnswers(db, customerId)]);
  if (!customer) throw new DomainError('auth.required');
  const { logoPath: path } = customer;
  const logo = path === null ? undefined : await readBytes(services, { bucket: LOGO_BUCKET, path });
  return { ...customer, answers, logo };
};

/** They look as they would once they are chosen. */
const triedOn = (colours: NonNullable<PreviewFields['colours']>) =>
  colours === 'own' ? null : colours.map((colour) => readableColour(colour.slice(1)));

const inViewFirst = <T extends { templateId: number }>(documents: T[], first: number | undefined) =>
  documents.toSorted((one, other) => Number(other.templateId === first) - Number(one.templateId === first));
