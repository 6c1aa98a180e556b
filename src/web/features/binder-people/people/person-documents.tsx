import type { ReadingMatrix } from '#shared/contract/reading/readers.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { cellStateOf } from '#web/features/binder-people/cell-state.ts';
import { copy } from '#web/features/binder-people/copy.ts';
import type { OnProof } from '#web/features/binder-people/evidence-slots.ts';
import { StateMark } from '#web/features/binder-people/state-mark.tsx';
import { useChange } from '#web/features/binder-people/use-change.ts';

const words = copy.person;

type PersonDocumentsProps = {
  person: ReadingMatrix['people'][number];
  documents: ReadingMatrix['documents'];
  onProof: OnProof;
};

/** What somebody has to read, with how each stands. */
export const PersonDocuments = ({ person, documents, onProof }: PersonDocumentsProps) => {
  const shop = useShop();
  const { mutate, isPending } = useChange(async (documentId: number) => {
    const { customer } = (await shop.calls()).customer;
    await customer.assignReaders.mutate({
      readerIds: [person.id],
      documentIds: [documentId],
      unassign: true,
    });
  });
  const assigned = documents.flatMap((document, index) => {
    const cell = cellStateOf(person.cells[index]);
    return cell ? [{ document, cell }] : [];
  });
  return (
    <section>
      <h3 className="font-semibold text-ink">{words.documents}</h3>
      {assigned.length === 0 && <p className="mt-1 text-sm">{words.none}</p>}
      <ul className="mt-2 divide-y divide-line">
        {assigned.map(({ document: { id, number, title, revision }, cell }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 grow basis-48 wrap-anywhere">
              <span className="font-mono text-xs text-quiet">{number} </span>
              <span className="text-ink">{title}</span>{' '}
              <span className="text-xs whitespace-nowrap text-quiet">{words.revision(revision)}</span>
            </span>
            <StateMark cell={cell} />
            {cell.state === 'read' && (
              <Button
                variant="link"
                size="sm"
                aria-label={words.proofOf(title)}
                onClick={() => onProof(person.id, id)}
              >
                {words.proof}
              </Button>
            )}
            <Button
              variant="link"
              size="sm"
              aria-label={words.unassign(title)}
              disabled={isPending}
              onClick={() => mutate(id)}
            >
              {words.unassignShort}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
