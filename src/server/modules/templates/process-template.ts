import type { Services } from '#server/kernel/services.ts';
import { noteTemplateChange } from '#server/modules/catalog-index/note-template-change.ts';
import { createFileBatch, type FileBatch } from '#server/modules/files/file-batch.ts';
import { listAskable, listForKeys } from '#server/modules/questions/list-for-documents.ts';
import type { JobContext, Jobs } from '#server/ports/queue.ts';
import { type CheckedTemplate, OBJECT_KEPT } from '#server/ports/template-engine.ts';
import { giveUpOn } from './give-up.ts';
import { makeSample } from './make-sample.ts';
import { readTemplateFiles } from './read-template-files.ts';
import { isAccessible, type TemplateVersion } from './template.ts';
import { completeVersion, failVersion, findVersion } from './template-version-repo.ts';

type Touched = Pick<
  Services,
  'config' | 'db' | 'log' | 'clock' | 'random' | 'storage' | 'templateEngine' | 'converter'
>;
type Job = Pick<JobContext, 'signal' | 'isLastAttempt'>;

/** Makes an uploaded template ready to be sold, or says why it cannot be. */
export const processTemplate = async (
  services: Touched,
  { versionId, isChecked = false }: Jobs['process-template'],
  job: Job,
) => {
  const { db, clock } = services;
  const version = await findVersion(db, versionId);
  if (version?.status !== 'processing') return;
  const batch = createFileBatch(services);
  const checked = isChecked ? version : undefined;
  const outcome = await makeReady(services, batch, { version, checked, signal: job.signal }).catch(
    async (error: unknown) => {
      await batch.discard();
      return { reasons: [giveUpOn(services, error, job)] };
    },
  );
  if (outcome.reasons) return failVersion(db, versionId, { ...outcome, finishedAt: clock.now() });
  const isFirst = await db.transaction(async (tx) => {
    const { reasons: _none, ...ready } = outcome;
    const isOurs = await completeVersion(tx, versionId, { ...ready, finishedAt: clock.now() });
    if (!isOurs) return false;
    await batch.record(tx);
    await noteTemplateChange(tx, version.templateId);
    return true;
  });
  if (!isFirst) await batch.discard();
};

type Work = {
  version: TemplateVersion & { name: string; documentNumber: string };
  /** Unknown when it is tried once more: the shop may have got other fonts since the upload. */
  checked: Pick<CheckedTemplate, 'findings' | 'questionKeys'> | undefined;
  signal: AbortSignal;
};

const makeReady = async (services: Touched, batch: FileBatch, { version, checked, signal }: Work) => {
  const { source } = await readTemplateFiles(services, { ...version, workbookPath: null });
  const { findings, questionKeys } = checked ?? (await checkAgain(services, version, source));
  const reasons = findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  if (reasons.length > 0) return { findings, reasons };
  const accessibility = await services.templateEngine.checkAccessibility(source);
  const made = await makeSample(services, batch, {
    name: version.name,
    number: version.documentNumber,
    files: { source },
    questions: await listForKeys(services.db, questionKeys),
    isAccessible: isAccessible({ accessibility }),
    signal,
  });
  signal.throwIfAborted();
  return { ...made, findings, questionKeys, accessibility, reasons: undefined };
};

/** The stored file has pictures in place of its objects: only the check of the upload saw them. */
const checkAgain = async ({ db, templateEngine }: Touched, before: TemplateVersion, source: Uint8Array) => {
  const again = await templateEngine.check(source, 'docx', await listAskable(db));
  const kept = before.findings.filter(({ code }) => code === OBJECT_KEPT);
  return { ...again, findings: [...kept, ...again.findings] };
};
