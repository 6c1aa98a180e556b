import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import type { AdminQuestion, Question } from '#shared/contract/question.ts';
import { dataOf } from './calls.ts';

export const coolerLimit: Question = {
  key: 'cooler_limit',
  label: 'Cooler limit',
  help: 'The warmest your cooler may get.',
  group: 'Equipment',
  form: { type: 'number', unit: '°F', decimals: 0, least: 30, most: 50 },
  default: 41,
  isNeeded: true,
};

export const openingHours: Question = {
  key: 'opening_hours',
  label: 'Opening hours',
  help: '',
  group: 'Your business',
  form: { type: 'shortText' },
  default: null,
  isNeeded: false,
};

export const contacts: Question = {
  key: 'emergency_contacts',
  label: 'Emergency contacts',
  help: '',
  group: 'Your business',
  form: {
    type: 'list',
    columns: [
      { key: 'name', label: 'Name', type: 'shortText' },
      { key: 'phone', label: 'Phone', type: 'shortText' },
    ],
  },
  default: null,
  isNeeded: false,
};

type Asker = { post: (name: string, input: unknown) => Promise<Response> };

export const createQuestions = async (admin: Asker, ...list: Question[]): Promise<AdminQuestion[]> => {
  const made: AdminQuestion[] = [];
  for (const question of list) made.push(await dataOf(await admin.post('createQuestion', question)));
  return made;
};

/** As if all versions of the template had been uploaded with tags of these questions in them. */
export const letAsk = async (db: Database, templateId: number, keys: string[], inWorkbook: string[] = []) => {
  await db
    .update(templateVersions)
    .set({ questionKeys: keys, workbookQuestionKeys: inWorkbook })
    .where(eq(templateVersions.templateId, templateId));
};
