import type { Customer } from '#shared/contract/account.ts';
import { DEFAULT_COUNTRY } from '#shared/addresses/default-country.ts';
import { addressFieldsOf, addressFinding, isRequired, labelOf } from './address-fields.ts';
import { copy } from './copy.ts';

/** The business-details form, in the overlay, in checkout and on the profile page. */
export const requiredFields = [
  'firstName',
  'lastName',
  'name',
  'street',
  'city',
  'state',
  'zipCode',
] as const;
export const fields = [...requiredFields, 'website', 'country'] as const;

export type Field = (typeof fields)[number];
export type Values = Record<Field, string>;

export type Logo =
  | { kind: 'none' }
  | { kind: 'kept'; url: string }
  | { kind: 'chosen'; file: File; url: string };

export type Problems = Partial<Record<Field | 'logo' | 'form', string>>;

export type BusinessForm = {
  values: Values;
  logo: Logo;
  problems: Problems;
  /** Outdated: what was sent is saved, but it is no longer what stands in the fields. */
  progress: 'editing' | 'submitting' | 'saved' | 'outdated';
};

/** What was in the form when it was submitted. */
export type Sent = Pick<BusinessForm, 'values' | 'logo'>;

export type BusinessFormEvent =
  | { type: 'typed'; field: Field; value: string }
  | { type: 'left'; field: Field }
  | { type: 'logo chosen'; file: File; url: string }
  | { type: 'logo refused'; message: string }
  | { type: 'submit started' }
  | { type: 'submit failed'; problems: Problems }
  | { type: 'submit succeeded'; sent: Sent };

/** What the customer has given before, with an unfinished draft laid over it. */
export const startForm = (
  customer: Customer | undefined,
  draft: Partial<Values> = {},
  shopCountry: string = DEFAULT_COUNTRY,
): BusinessForm => {
  const business = customer?.businessDetails[0];
  const known: Values = {
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    name: business?.name ?? '',
    website: business?.website ?? '',
    street: business?.street ?? '',
    city: business?.city ?? '',
    state: business?.state ?? '',
    zipCode: business?.zipCode ?? '',
    country: business?.country ?? shopCountry,
  };
  return {
    values: { ...known, ...draft },
    logo: customer?.logoUrl ? { kind: 'kept', url: customer.logoUrl } : { kind: 'none' },
    problems: {},
    progress: 'editing',
  };
};

export const businessFormReducer = (form: BusinessForm, event: BusinessFormEvent): BusinessForm => {
  switch (event.type) {
    case 'typed':
      return {
        ...form,
        values: { ...form.values, [event.field]: event.value },
        problems: without(form.problems, ...touchedBy(event.field), 'form'),
        progress: progressOnceChanged(form),
      };
    case 'left':
      return noteLeft(form, event.field);
    case 'logo chosen':
      return {
        ...form,
        logo: { kind: 'chosen', file: event.file, url: event.url },
        problems: without(form.problems, 'logo', 'form'),
        progress: progressOnceChanged(form),
      };
    case 'logo refused':
      return { ...form, problems: { ...form.problems, logo: event.message } };
    case 'submit started':
      return { ...form, problems: {}, progress: 'submitting' };
    case 'submit failed':
      return { ...form, problems: event.problems, progress: 'editing' };
    case 'submit succeeded':
      return {
        ...form,
        logo: form.logo === event.sent.logo ? keptOnceSaved(form.logo) : form.logo,
        problems: {},
        progress: isAsSent(form, event.sent) ? 'saved' : 'outdated',
      };
    default:
      return form;
  }
};

/** Still on its way, whatever is typed meanwhile: nothing is sent twice at once. */
const progressOnceChanged = ({ progress }: BusinessForm) =>
  progress === 'submitting' ? 'submitting' : 'editing';

export const differs = (form: Pick<BusinessForm, 'values'>, other: Pick<BusinessForm, 'values'>) =>
  fields.some((field) => form.values[field] !== other.values[field]);

export const isAsSent = (form: Sent, sent: Sent) => !differs(form, sent) && form.logo === sent.logo;

/** It is with the shop now, and need not be sent again. */
const keptOnceSaved = (logo: Logo): Logo => (logo.kind === 'chosen' ? { kind: 'kept', url: logo.url } : logo);

const without = (problems: Problems, ...names: (keyof Problems)[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name as keyof Problems)));

/** Another country asks for another kind of address. */
const touchedBy = (field: Field): Field[] =>
  field === 'country' ? ['country', 'state', 'zipCode'] : [field];

const noteLeft = (form: BusinessForm, field: Field): BusinessForm => {
  const label = labelOf(field, form.values.country);
  const finding = addressFinding(field, form.values);
  const problem = isMissing(form.values, field) ? copy.missing(label) : finding && copy.wrong(label, finding);
  return problem === undefined ? form : { ...form, problems: { ...form.problems, [field]: problem } };
};

const isMissing = (values: Values, field: Field) =>
  isRequired(field, values.country) && values[field].trim() === '';

/** What goes to the shop: a field that the country does not have is not sent, and is still there after a change of mind. */
export const sentValuesOf = (values: Values): Values => {
  const shown = addressFieldsOf(values.country);
  return {
    ...values,
    state: shown.includes('state') ? values.state : '',
    zipCode: shown.includes('zipCode') ? values.zipCode : '',
  };
};

/** As `docs/product.md` has it: everything but the website, and a logo. */
export const isFilledIn = ({ values, logo }: BusinessForm) =>
  logo.kind !== 'none' && requiredFields.every((field) => !isMissing(values, field));

export const canSubmit = (form: BusinessForm) => form.progress !== 'submitting' && isFilledIn(form);

export const isPng = (file: Pick<File, 'name' | 'type'>) =>
  /\.png$/i.test(file.name) && file.type === 'image/png';

/** The server's per-field findings in this form's words; what fits no field stands above the button. */
export const problemsOf = (
  message: string,
  found: Record<string, string> = {},
  country: string = DEFAULT_COUNTRY,
): Problems => {
  const known = Object.entries(found).filter((entry): entry is [Field, string] =>
    fields.includes(entry[0] as Field),
  );
  if (known.length === 0) return { form: message };
  return Object.fromEntries(
    known.map(([field, finding]) => [field, sentenceOf(labelOf(field, country), finding)]),
  );
};

/** Most say what a field must be; some are whole sentences. */
const sentenceOf = (label: string, finding: string) =>
  finding.endsWith('.') ? finding : copy.wrong(label, finding);
