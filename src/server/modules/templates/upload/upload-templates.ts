import type { Transaction } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { holdQuestions } from '#server/modules/questions/hold-questions.ts';
import { checkUploads, usedBy, type UploadedOffice } from './check-uploads.ts';
import { nameOfFile } from './file-name.ts';
import { addVersion } from '#server/modules/templates/add-version.ts';
import { queueProcessing } from '#server/modules/templates/queue-processing.ts';
import { requireHonest } from './require-honest.ts';
import { requireRoom } from './require-room.ts';
import { storeUpload } from './store-upload.ts';
import type { TemplateVersion } from '#server/modules/templates/template.ts';
import type { TemplateChange } from '#shared/contract/updates.ts';
import { insertTemplate } from '#server/modules/templates/template-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'storage' | 'queue' | 'templateEngine'>;

type Upload = {
  uploadedBy: string;
  files: readonly UploadedOffice[];
  /** Files by their place that are a new version of a template there is, instead of a template of their own. */
  replaces?: ReadonlyMap<number, number>;
  /** What is new in those versions. */
  change?: TemplateChange;
  /** Becomes true together with the upload. */
  alsoRecord?: (tx: Transaction, templateIds: number[]) => Promise<void>;
};

/** Takes new templates, and versions of those there are: all or none of them. The ids come in the order of the files. */
export const uploadTemplates = async (
  services: Touched,
  { uploadedBy, files, replaces = new Map(), change, alsoRecord }: Upload,
): Promise<number[]> => {
  const { db, clock } = services;
  await requireRoom(services, files.length - replaces.size);
  const checked = await checkUploads(services, files, 'docx');
  requireHonest(checked);
  const batch = createFileBatch(services);
  const createdAt = clock.now();
  const stored: Stored[] = [];
  for (const [place, file] of files.entries())
    stored.push({
      name: nameOfFile(file.fileName),
      replacedId: replaces.get(place),
      version: {
        sourcePath: await storeUpload(services, batch, file, 'docx'),
        findings: checked[place]?.findings ?? [],
        questionKeys: checked[place]?.questionKeys ?? [],
        uploadedBy,
        createdAt,
      },
    });
  try {
    return await db.transaction(async (tx) => {
      await holdQuestions(tx, usedBy(checked));
      await batch.record(tx);
      await addVersions(services, tx, stored, change);
      const ids: number[] = [];
      for (const one of stored) ids.push(one.replacedId ?? (await addTemplate(services, tx, one)));
      await alsoRecord?.(tx, ids);
      return ids;
    });
  } catch (error) {
    if (error instanceof DomainError) await batch.discard();
    throw error;
  }
};

type Stored = {
  name: string;
  replacedId: number | undefined;
  version: Pick<TemplateVersion, 'sourcePath' | 'findings' | 'questionKeys' | 'uploadedBy' | 'createdAt'>;
};

/** In the order of their ids: of two who replace the same at once, one waits for the other. */
const addVersions = async (
  services: Touched,
  tx: Transaction,
  stored: readonly Stored[],
  change: TemplateChange | undefined,
) => {
  const told = change && { changeNote: change.note, changeKind: change.kind };
  const replacing = stored.flatMap(({ replacedId: templateId, version }) =>
    templateId === undefined ? [] : [{ ...version, ...told, templateId }],
  );
  for (const version of replacing.toSorted((one, other) => one.templateId - other.templateId))
    await addVersion(services, tx, version);
};

const addTemplate = async (services: Touched, tx: Transaction, { name, version }: Stored) => {
  const templateId = await insertTemplate(tx, { name, createdAt: version.createdAt });
  await queueProcessing(services, tx, { ...version, templateId, number: 1 });
  return templateId;
};
