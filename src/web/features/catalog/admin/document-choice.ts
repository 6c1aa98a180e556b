import type { AdminDocument } from '#shared/contract/document.ts';
import { copy } from './copy.ts';

/** What the form needs to know of a document. */
export type DocumentChoice = Pick<AdminDocument, 'id' | 'name' | 'pages' | 'pageCount'>;

/** Names by id; one that is no longer listed is called by its number. */
export const documentNames = (documents: readonly DocumentChoice[]) => {
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  return (id: number) => names.get(id) ?? copy.documents.missing(id);
};

/** What the product starts with in its own order, then all others in theirs. Choosing one does not move it. */
export const chosenFirst = (documents: readonly DocumentChoice[], chosen: readonly number[]) => {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return [
    ...chosen.flatMap((id) => byId.get(id) ?? []),
    ...documents.filter(({ id }) => !chosen.includes(id)),
  ];
};
