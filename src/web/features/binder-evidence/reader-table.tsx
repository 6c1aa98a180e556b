import { useState } from 'react';
import type { DocumentReader } from '#shared/contract/reading/evidence.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { copy } from './copy.ts';
import { ReaderRow } from './reader-row.tsx';

/** So many are shown before anybody asks for all of them. */
const SHOWN = 25;

const { columns } = copy;

type ReaderTableProps = { documentId: number; readers: readonly DocumentReader[]; timeZone: string | null };

/** A table where there is room for one; on smaller screens each person is an entry of the same lines. */
export const ReaderTable = ({ documentId, readers, timeZone }: ReaderTableProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? readers : readers.slice(0, SHOWN);
  return (
    <>
      <table className="w-full border-collapse text-left text-md max-md:block">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-ink text-sm text-ink">
            {[columns.name, columns.state, columns.due, columns.read].map((name) => (
              <th key={name} scope="col" className="px-4 py-2.5 font-semibold whitespace-nowrap sm:px-5">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {shown.map((reader) => (
            <ReaderRow key={reader.id} documentId={documentId} reader={reader} timeZone={timeZone} />
          ))}
        </tbody>
      </table>
      {shown.length < readers.length && (
        <div className="px-4 py-3 sm:px-5">
          <Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
            {copy.showAll(readers.length)}
          </Button>
        </div>
      )}
    </>
  );
};
