import type { BinderDocument } from '#shared/contract/binder.ts';
import type { BinderAction } from '#web/features/binder/acting/binder-action.ts';
import { copy } from '#web/features/binder/copy.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { RegisterRow } from './register-row.tsx';

const words = copy.register;

const columns = [
  words.number,
  words.title,
  words.revision,
  words.state,
  words.owner,
  words.effective,
  words.nextReview,
  words.readers,
];

type RegisterTableProps = {
  documents: readonly BinderDocument[];
  chosen: ReadonlyMap<number, BinderDocument>;
  onToggle: (id: number, isRange: boolean) => void;
  onAct: (action: BinderAction, document: BinderDocument) => void;
};

/** A table where there is room for one; on smaller screens each document is a card of the same lines. */
export const RegisterTable = ({ documents, chosen, onToggle, onAct }: RegisterTableProps) => (
  <table className="w-full border-collapse text-left text-md max-md:block">
    <caption className="sr-only">{words.caption}</caption>
    <thead className="max-md:sr-only">
      <tr className="border-b border-ink text-sm text-ink">
        <th scope="col" className="w-11 py-2.5">
          <VisuallyHidden>{words.selected}</VisuallyHidden>
        </th>
        {columns.map((name) => (
          <th key={name} scope="col" className="py-2.5 pr-4 font-semibold whitespace-nowrap">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:grid max-md:gap-3 max-md:sm:grid-cols-2">
      {documents.map((document) => (
        <RegisterRow
          key={document.id}
          document={document}
          isChosen={chosen.has(document.id)}
          onToggle={onToggle}
          onAct={onAct}
        />
      ))}
    </tbody>
  </table>
);
