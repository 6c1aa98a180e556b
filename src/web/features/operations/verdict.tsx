import type { Operations } from '#shared/contract/operations.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { concernWords } from './concern-words.ts';
import { copy } from './copy.ts';

const { well, wellHint, look } = copy.verdict;

/** The answer to the one question of this screen, and what to do if it is no. */
export const Verdict = ({ concerns, at }: Pick<Operations, 'concerns' | 'at'>) => {
  const isWell = concerns.length === 0;
  return (
    <Sheet className={`border-l-4 px-5 py-4 sm:px-6 ${isWell ? 'border-l-green' : 'border-l-stamp'}`}>
      <p
        role="status"
        className={`flex items-center gap-2.5 text-xl font-[650] ${isWell ? 'text-green' : 'text-stamp'}`}
      >
        <Icon name={isWell ? 'check' : 'alert'} className="size-6" />
        {isWell ? well : look(concerns.length)}
      </p>
      {isWell && <p className="mt-1">{wellHint}</p>}
      {!isWell && (
        <ul className="mt-3 flex flex-col gap-2.5">
          {concerns.map((concern) => {
            const { text, hint, anchor } = concernWords(concern, at);
            return (
              <li key={`${concern.kind} ${'part' in concern ? concern.part : ''}`}>
                <a href={`#${anchor}`} className="font-semibold text-ink underline underline-offset-4">
                  {text}
                </a>
                <span className="block text-sm">{hint}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Sheet>
  );
};
