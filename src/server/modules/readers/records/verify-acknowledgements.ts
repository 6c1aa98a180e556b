import type { Queryable } from '#server/db/connect.ts';
import {
  listErasures,
  listLostAcknowledgements,
  listLostSheets,
  listWithRecords,
  type WrittenAcknowledgement,
} from './verification-repo.ts';
import { readerHashOf } from './reader-hash.ts';

export type AcknowledgementMisfit = { customerId: string; position: number; why: string };
export type AcknowledgementVerification = { count: number; misfit: AcknowledgementMisfit | undefined };

const ROWS_AT_ONCE = 1000;

/** Compares what is kept of each reading with the record that was written of it, up to the first that does not fit. */
export const verifyAcknowledgements = async (db: Queryable): Promise<AcknowledgementVerification> => {
  const erased = new Set((await listErasures(db)).map(erasureKey));
  let count = 0;
  for (let after = 0; ;) {
    const rows = await listWithRecords(db, after, ROWS_AT_ONCE);
    for (const row of rows) {
      const why = findMisfit(row, erased);
      const { customerId, recordPosition: position } = row.acknowledgement;
      if (why) return { count, misfit: { customerId, position, why } };
      count += 1;
    }
    after = rows.at(-1)?.acknowledgement.id ?? after;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  const [lost] = [...(await listLostAcknowledgements(db)), ...(await listLostSheets(db))];
  return { count, misfit: lost };
};

const erasureKey = ({ customerId, number }: { customerId: string; number: number | null }) =>
  `${customerId} ${number}`;

type Data = Partial<{
  reader: number;
  readerHash: string;
  revision: number;
  sha256: string;
  statement: string;
  how: string;
}>;

const findMisfit = (
  { acknowledgement, reader, revision, record }: WrittenAcknowledgement,
  erased: ReadonlySet<string>,
) => {
  if (!record || record.kind !== 'acknowledged') return 'there is no record of it at this position';
  const { data } = JSON.parse(record.content) as { data: Data };
  if (acknowledgement.documentId !== record.documentId || revision.documentId !== record.documentId)
    return 'it is kept of another document than was written down';
  if (data.reader !== reader.number) return 'it is kept of another reader than was written down';
  if (data.revision !== acknowledgement.revision || data.revision !== revision.number)
    return 'it is kept of another revision than was written down';
  if (data.sha256 !== acknowledgement.sha256) return 'the SHA-256 of what was read was altered';
  if (data.statement !== acknowledgement.statement) return 'the statement was altered';
  if (data.how !== acknowledgement.how) return 'how it was read was altered';
  if (record.happenedAt.getTime() !== acknowledgement.acknowledgedAt.getTime()) return 'its time was altered';
  const { salt, listedName, typedName, customerId } = acknowledgement;
  if (salt === null && listedName === null && typedName === null)
    return erased.has(erasureKey({ customerId, number: reader.number }))
      ? undefined
      : 'its names are gone, and no record says that the reader was erased';
  return salt !== null &&
    listedName !== null &&
    readerHashOf(salt, { listedName, typedName }) === data.readerHash
    ? undefined
    : 'the person was altered';
};
