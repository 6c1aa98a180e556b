import { definePlaceholders, type PlaceholderDefinition, type Placeholders } from '#office/placeholders.ts';
import type { Question } from '#shared/contract/question.ts';
import type { ListColumn } from '#shared/questions/answer-form.ts';
import { documentNames } from '#shared/document-names.ts';
import { placeholders } from '#shared/placeholders.ts';

/** What people write for ours elsewhere: suggested, not accepted. */
const meant = {
  company: 'business_name',
  company_name: 'business_name',
  business: 'business_name',
  client: 'business_name',
  customer: 'business_name',
  organisation: 'business_name',
  organization: 'business_name',
  address: 'full_address',
  street_address: 'street',
  postal_code: 'zip_code',
  postcode: 'zip_code',
  name: 'first_name',
  customer_name: 'first_name',
  owner: 'last_name',
  current_date: 'date',
  company_logo: 'logo',
  url: 'website',
  web: 'website',
  site: 'website',
  mail: 'email',
};

/** The shop's placeholders, as the engine takes them: the twelve, what a document says of itself, and what businesses are asked. */
export const placeholdersWith = (questions: readonly Question[]): Placeholders =>
  definePlaceholders(
    {
      ...placeholders,
      date: { ...placeholders.date, kind: 'date' },
      ...unlisted(documentNames),
      ...unlisted(Object.fromEntries(questions.map((question) => [question.key, definitionOf(question)]))),
    },
    { example: 'business_name', meant },
  );

const unlisted = (table: Record<string, PlaceholderDefinition>) =>
  Object.fromEntries(
    Object.entries(table).map(([key, definition]) => [key, { ...definition, isListed: false }]),
  );

const definitionOf = ({ form, ...question }: Question): PlaceholderDefinition => {
  const mayBeEmpty = question.default === null;
  if (form.type === 'list')
    return {
      kind: 'list',
      mayBeEmpty,
      columns: Object.fromEntries(form.columns.map((column) => [column.key, fieldOf(column)])),
    };
  return { ...fieldOf(form), mayBeEmpty };
};

type Field = ListColumn | Exclude<Question['form'], { type: 'list' }>;

const fieldOf = (form: Field): PlaceholderDefinition => {
  switch (form.type) {
    case 'number':
      return { kind: 'number', unit: form.unit, decimals: form.decimals };
    case 'oneOf':
    case 'severalOf':
      return { kind: form.type, choices: form.choices };
    case 'picture':
      return { kind: 'picture', box: boxOf(form) };
    case 'yesNo':
    case 'date':
      return { kind: form.type };
    default:
      return { kind: 'text' };
  }
};

const EMU_PER_INCH = 914_400;

const boxOf = ({ width, height }: { width: number; height: number }) => ({
  widthInEmu: Math.round(width * EMU_PER_INCH),
  heightInEmu: Math.round(height * EMU_PER_INCH),
});

export const shopPlaceholders = placeholdersWith([]);
