import type { Queryable } from '#server/db/connect.ts';
import type { BuyerSnapshot } from '#server/db/schema/orders.ts';
import { todayIn } from '#server/kernel/today-in.ts';
import type { Services } from '#server/kernel/services.ts';
import type { Bucket } from '#server/modules/files/stored-file.ts';
import { fittingAnswers } from '#server/modules/questions/fitting-answers.ts';
import { listForVersions } from '#server/modules/questions/list-for-documents.ts';
import { isAccessible, type TemplateVersion } from '#server/modules/templates/template.ts';
import type { Answers, Question } from '#shared/contract/question.ts';
import { isCurrentAddressOf } from '#shared/is-current/is-current-address.ts';
import { placeholderValuesOf } from '#shared/placeholder-values.ts';
import type { RegisterEntry } from '#shared/document-names.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';

export type PlannedTemplate = Pick<
  TemplateVersion,
  'id' | 'sourcePath' | 'workbookPath' | 'accessibility' | 'questionKeys' | 'workbookQuestionKeys'
>;

type WantedDocument = { template: PlannedTemplate; name: string; register: RegisterEntry };

export type PlannedBuyer = Omit<BuyerSnapshot, 'logoPath'> & {
  logo: { bucket: Bucket; path: string } | null;
};

/** All that a document is made of, so that two of the same plan are the same document. */
export type DocumentPlan = Pick<TemplateVersion, 'sourcePath' | 'workbookPath'> & {
  templateVersionId: number;
  name: string;
  values: PlaceholderValues;
  questions: readonly Question[];
  answers: Answers;
  register: RegisterEntry;
  /** Where the code on its pages leads. */
  isCurrentUrl: string;
  logo: PlannedBuyer['logo'];
  colours: string[] | undefined;
  isAccessible: boolean;
};

type Present = Pick<Services, 'clock' | 'config'> & { db: Queryable };

/** What documents of one buyer would be made of at this moment. */
export const planDocuments = async (
  { db, clock, config }: Present,
  { logo, colours, answers = {}, ...buyer }: PlannedBuyer,
  wanted: readonly WantedDocument[],
): Promise<DocumentPlan[]> => {
  const asked = await listForVersions(
    db,
    wanted.map(({ template }) => template),
  );
  const values = placeholderValuesOf(buyer, todayIn(config, clock));
  return wanted.map(({ template, name, register }, index) => {
    const questions = asked[index] ?? [];
    return {
      templateVersionId: template.id,
      sourcePath: template.sourcePath,
      workbookPath: template.workbookPath,
      name,
      values,
      questions,
      answers: fittingAnswers(questions, answers),
      register,
      isCurrentUrl: isCurrentAddressOf(config.publicUrl, register.code),
      logo,
      colours,
      isAccessible: isAccessible(template),
    };
  });
};
