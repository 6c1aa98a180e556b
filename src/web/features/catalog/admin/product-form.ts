import type { NewProductFields } from '#shared/contract/product.ts';
import { product as limits } from '#shared/limits/product.ts';
import { changesOf, type ProductChange, rebase, revertChange } from './product-changes.ts';
import { centsOf, hasPartsOfCents } from './price-input.ts';
import {
  emptyValues,
  moveDocument,
  type ProductValues,
  storedFields,
  type StoredProduct,
  toggleDocument,
  valuesOf,
} from './product-values.ts';
import { copy } from './copy.ts';

/** In the order in which they stand on the screen. */
export const fields = [
  'name',
  'price',
  'documentIdList',
  'description',
  'keywords',
  'industry',
  'updateMonths',
  'taxCode',
] as const;

type Field = (typeof fields)[number];
export type Problems = Partial<Record<Field | 'form', string>>;

/** Creating and editing a product: one form, told apart by whether there is something stored. */
export type ProductForm = {
  original: StoredProduct | undefined;
  /** What leaving would fall back to. */
  start: ProductValues;
  values: ProductValues;
  problems: Problems;
  /** Somebody else has changed the product since this form read it. */
  isOutdated: boolean;
  progress:
    | { kind: 'editing' }
    | { kind: 'submitting'; name: string }
    | { kind: 'created' | 'updated'; name: string; slug: string };
};

export type ProductFormEvent =
  | { type: 'typed'; values: Partial<Omit<ProductValues, 'documentIdList'>> }
  | { type: 'document toggled'; id: number }
  | { type: 'document moved'; id: number; to: number }
  | { type: 'change reverted'; change: ProductChange }
  | { type: 'submit refused'; problems: Problems }
  | { type: 'submit started' }
  | { type: 'submit failed'; problems: Problems; isOutdated: boolean }
  /** Each with the values that were sent, which need not be those in the form any more. */
  | { type: 'created' | 'updated'; product: StoredProduct & { slug: string }; sent: ProductValues }
  | { type: 'newest loaded'; product: StoredProduct };

const startForm = (start: ProductValues, original?: StoredProduct): ProductForm => ({
  original,
  start,
  values: start,
  problems: {},
  isOutdated: false,
  progress: { kind: 'editing' },
});

export const startNewProduct = (documentIdList: readonly number[] = []) =>
  startForm({ ...emptyValues, documentIdList });

export const startEdit = (original: StoredProduct) => startForm(valuesOf(original), original);

export const productFormReducer = (form: ProductForm, event: ProductFormEvent): ProductForm => {
  switch (event.type) {
    case 'typed':
      return edited(form, { ...form.values, ...event.values });
    case 'document toggled': {
      const { documentIdList } = form.values;
      return edited(form, {
        ...form.values,
        documentIdList: toggleDocument(documentIdList, event.id, form.original?.documentIdList),
      });
    }
    case 'document moved': {
      const documentIdList = moveDocument(form.values.documentIdList, event.id, event.to);
      return edited(form, { ...form.values, documentIdList });
    }
    case 'change reverted':
      return form.original ? edited(form, revertChange(form.original, form.values, event.change)) : form;
    case 'submit refused':
      return { ...form, problems: event.problems, progress: { kind: 'editing' } };
    case 'submit started':
      return { ...form, problems: {}, progress: { kind: 'submitting', name: form.values.name.trim() } };
    case 'submit failed':
      return {
        ...form,
        problems: event.problems,
        isOutdated: event.isOutdated,
        progress: { kind: 'editing' },
      };
    case 'created':
    case 'updated': {
      const progress = { kind: event.type, name: event.product.name, slug: event.product.slug };
      // What was typed meanwhile becomes a change of what is stored now.
      if (differs(form.values, event.sent))
        return { ...startEdit(event.product), values: form.values, progress };
      return { ...(event.type === 'created' ? startNewProduct() : startEdit(event.product)), progress };
    }
    case 'newest loaded':
      return form.original
        ? { ...startEdit(event.product), values: rebase(form.original, form.values, event.product) }
        : form;
    default:
      return form;
  }
};

/** A problem is forgotten with the change of its field. What is on its way stays so: nothing is sent twice at once. */
const edited = (form: ProductForm, values: ProductValues): ProductForm => {
  const remaining = fields.filter((field) => values[field] === form.values[field] && form.problems[field]);
  return {
    ...form,
    values,
    problems: Object.fromEntries(remaining.map((field) => [field, form.problems[field]])),
    progress: form.progress.kind === 'submitting' ? form.progress : { kind: 'editing' },
  };
};

export const changesIn = ({ original, values }: ProductForm) => (original ? changesOf(original, values) : []);

/** As `docs/product.md` has it: a new product needs name, price and a document; an edited one a change. */
export const canSubmit = (form: ProductForm) => {
  const { original, values, progress } = form;
  if (progress.kind === 'submitting') return false;
  if (original) return changesIn(form).length > 0;
  const price = values.price.trim();
  return (
    values.name.trim() !== '' && price !== '' && centsOf(price) !== 0 && values.documentIdList.length > 0
  );
};

/** Whether leaving would lose something. */
export const isUnsaved = ({ start, values }: ProductForm) => differs(values, start);

const differs = (values: ProductValues, others: ProductValues) =>
  fields.some((field) => String(values[field] ?? '') !== String(others[field] ?? ''));

/** What the server would refuse, told before it is asked. */
export const problemsIn = ({ values }: ProductForm): Problems => {
  const { name, price = 0, documentIdList, keywords } = storedFields(values);
  return {
    ...(name === '' && { name: copy.problems.missing(copy.labels.name) }),
    ...((price < limits.minCents || price > limits.maxCents) && {
      price: hasPartsOfCents(values.price) ? copy.problems.cents : copy.problems.price,
    }),
    ...(documentIdList.length === 0 && { documentIdList: copy.problems.documents }),
    ...(documentIdList.length > limits.maxDocuments && { documentIdList: copy.problems.tooManyDocuments }),
    ...(keywords.length > limits.maxKeywords && { keywords: copy.problems.tooManyKeywords }),
    ...(keywords.some((keyword) => keyword.length > limits.keywordLength) && {
      keywords: copy.problems.keywordTooLong,
    }),
  };
};

/** What `newProduct` is told: what may be missing only where it was given. */
export const newProductOf = ({ values }: ProductForm): NewProductFields => {
  const {
    name,
    price = 0,
    documentIdList,
    description,
    keywords,
    industry,
    updateMonths,
    taxCode,
  } = storedFields(values);
  return {
    name,
    price,
    documentIdList,
    ...(description !== '' && { description }),
    ...(keywords.length > 0 && { keywords }),
    ...(industry !== null && { industry }),
    ...(updateMonths !== null && { updateMonths }),
    ...(taxCode !== '' && { taxCode }),
  };
};

/** The server's findings at the fields they belong to; what fits none stands above the button. */
export const problemsFound = (message: string, found: Record<string, string> = {}): Problems => {
  const known = fields.filter((field) => found[field] !== undefined);
  if (known.length === 0) return { form: message };
  return Object.fromEntries(known.map((field) => [field, `${copy.labels[field]} ${found[field]}.`]));
};
