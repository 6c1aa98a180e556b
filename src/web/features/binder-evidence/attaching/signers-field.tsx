import { useId } from 'react';
import type { DocumentReader } from '#shared/contract/reading/evidence.ts';
import { copy } from '#web/features/binder-evidence/copy.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

const words = copy.attach;

type SignersFieldProps = {
  readers: readonly DocumentReader[];
  chosen: readonly number[];
  problem: string | undefined;
  onToggle: (id: number) => void;
  onChoose: (ids: number[]) => void;
};

/** Who is on the list, to be ticked. Whoever was erased cannot sign any more. */
export const SignersField = ({ readers, chosen, problem, onToggle, onChoose }: SignersFieldProps) => {
  const problemId = useId();
  const listed = readers.filter(({ name }) => name !== '');
  const ticked = new Set(chosen);
  return (
    <fieldset aria-describedby={problem ? problemId : undefined}>
      <legend className="text-sm font-semibold text-ink">{words.signers}</legend>
      {listed.length > 0 && (
        <>
          <div className="flex gap-3">
            <Button variant="link" size="sm" onClick={() => onChoose(listed.map(({ id }) => id))}>
              {words.all}
            </Button>
            <Button variant="link" size="sm" onClick={() => onChoose([])}>
              {words.none}
            </Button>
          </div>
          <ul className="max-h-60 overflow-y-auto rounded-control border border-line px-3 py-1.5">
            {listed.map(({ id, name, role, state }) => (
              <li key={id}>
                <label className="flex min-h-9.5 items-center gap-2.5 wrap-anywhere text-ink">
                  <input
                    type="checkbox"
                    checked={ticked.has(id)}
                    onChange={() => onToggle(id)}
                    className="size-5 shrink-0 accent-green"
                  />
                  {[name, role, state === 'read' ? copy.states.read : ''].filter(Boolean).join(' · ')}
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      {problem && (
        <p id={problemId} role="alert" className="mt-1.5 flex items-center gap-1.5 text-sm text-stamp">
          <Icon name="alert" />
          {problem}
        </p>
      )}
    </fieldset>
  );
};
