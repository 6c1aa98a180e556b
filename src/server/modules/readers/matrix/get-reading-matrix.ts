import type { Services } from '#server/kernel/services.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { listListed, type ReaderRow } from '#server/modules/readers/people/reader-repo.ts';
import type { ReadingMatrix, ReadingMatrixInput } from '#shared/contract/reading/readers.ts';
import { readerLimits } from '#shared/limits/readers.ts';
import { cellsOf, totalsOf } from './cells.ts';
import { listCells, listReadDocuments } from './matrix-repo.ts';

const NOT_ASSIGNED = '-';

/** Who has read what, as it stands at this moment: people by name, documents as in the register. */
export const getReadingMatrix = async (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  customerId: string,
  filter: ReadingMatrixInput,
): Promise<ReadingMatrix> => {
  const { db } = services;
  await bringUpToDate(services, customerId);
  const { businessName, today } = await readBusinessClock(services, customerId);
  const [listed, documents, written] = await Promise.all([
    listListed(db, customerId),
    listReadDocuments(db, customerId),
    listCells(db, customerId, today),
  ]);
  const cells = new Map(listed.map(({ id }) => [id, cellsOf(written.get(id))]));
  const wanted = documents.filter(
    ({ orderId }) => filter.orderId === undefined || orderId === filter.orderId,
  );
  const shown = wanted.slice(0, readerLimits.maxMatrixDocuments);
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  return {
    businessName,
    today,
    totals: totalsOf([...cells.values()].flat()),
    documents: shown.map(({ id, number, title, revision, isInForce }) => ({
      id,
      number,
      title,
      revision,
      isInForce,
    })),
    documentsLeftOut: wanted.length - shown.length,
    people: listed.filter(matching(filter)).map(({ id, name, role }) => {
      const signs = Array.from({ length: shown.length }, () => NOT_ASSIGNED);
      for (const { documentId, sign } of cells.get(id) ?? []) {
        const place = places.get(documentId);
        if (place !== undefined) signs[place] = sign;
      }
      return { id, name, role, cells: signs.join('') };
    }),
  };
};

const matching = ({ role, search }: ReadingMatrixInput) => {
  const words = search.toLowerCase();
  return (reader: ReaderRow) =>
    (role === undefined || reader.role.toLowerCase() === role.toLowerCase()) &&
    [reader.name, reader.role, reader.email ?? ''].some((text) => text.toLowerCase().includes(words));
};
