import { perDatabase } from '#server/db/per-database.ts';
import { gatherReads } from '#server/kernel/concurrency/gather-reads.ts';
import type { Services } from '#server/kernel/services.ts';
import { listFailedTemplates } from '#server/modules/templates/template-list-repo.ts';
import { listCompleteIds } from '#server/modules/templates/template-version-repo.ts';

const allOf = (asked: number[][]) => [...new Set(asked.flat())];

const completeOf = perDatabase((db) => gatherReads((asked: number[][]) => listCompleteIds(db, allOf(asked))));

const failedOf = perDatabase((db) =>
  gatherReads((asked: number[][]) => listFailedTemplates(db, allOf(asked))),
);

/** Which of the templates can be sold. Screens poll it: all who do at the same time are answered by one statement. */
export const getCompleteIds = async ({ db }: Pick<Services, 'db'>, ids: number[]) =>
  (await completeOf(db)(ids)).filter(({ id }) => ids.includes(id));

/** Which of the templates have failed, or all that have. */
export const getFailedTemplates = async ({ db }: Pick<Services, 'db'>, ids: number[] | undefined) =>
  ids === undefined
    ? listFailedTemplates(db)
    : (await failedOf(db)(ids)).filter(({ template }) => ids.includes(template.id));
