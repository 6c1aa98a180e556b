import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { answersToTry } from '#server/modules/questions/answers-to-try.ts';
import { listForVersion } from '#server/modules/questions/list-for-documents.ts';
import { requireListed } from '#server/modules/templates/require-listed.ts';
import type { TemplateVersion } from '#server/modules/templates/template.ts';
import { findSoldVersion } from '#server/modules/templates/template-version-repo.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import { listConditions } from './get-test-fill-form.ts';
import { insertTestFill, type TestFillRecord } from './test-fill-repo.ts';

type Touched = Pick<Services, 'db' | 'queue' | 'random' | 'clock' | 'storage' | 'templateEngine'>;

type Tried = {
  values: Partial<PlaceholderValues>;
  answers?: Readonly<Record<string, unknown>>;
  conditions?: Readonly<Record<string, boolean>>;
};
type Request = Tried & { templateId: number; askedBy: string };

/** Queues a look at a template with these details in it; what is left out is the invented company's, or the question's default. */
export const requestTestFill = async (
  services: Touched,
  { templateId, values, answers = {}, conditions = {}, askedBy }: Request,
): Promise<TestFillRecord> => {
  const { db, queue, random, clock } = services;
  const version = await db.transaction(async (tx) => {
    await requireListed(tx, templateId);
    return findSoldVersion(tx, templateId);
  });
  if (!version) throw new DomainError('document.not-ready');
  const tried = {
    values,
    answers: await answersToTry(services, await listForVersion(db, version), answers),
    conditions: await conditionsToTry(services, version, conditions),
  };
  const asked = { id: random.uuid(), versionId: version.id, ...tried, createdAt: clock.now() };
  return db.transaction(async (tx) => {
    await queue.enqueue(tx, 'run-test-fill', { testFillId: asked.id }, { fairKey: askedBy });
    return insertTestFill(tx, asked);
  });
};

const conditionsToTry = async (
  services: Touched,
  version: TemplateVersion,
  conditions: Readonly<Record<string, boolean>>,
) => {
  const tests = Object.keys(conditions);
  const known = tests.length === 0 ? [] : await listConditions(services, version);
  const unknown = tests.filter((test) => !known.includes(test));
  if (unknown.length > 0)
    throw new DomainError('test-fill.unknown-condition', {
      fields: Object.fromEntries(unknown.map((test) => [test, 'The document does not ask this.'])),
    });
  return conditions;
};
