import { textLength } from '#shared/limits/text-length.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { pasteCopy } from './copy.ts';
import type { PastedState } from './judge-pasted.ts';
import type { PastedLine, PastedRow } from './parse-list.ts';

const fields = ['name', 'email', 'role'] as const;

type PastedTableProps = {
  lines: readonly PastedRow[];
  states: readonly PastedState[];
  /** What the server said of a line. */
  problems: ReadonlyMap<number, string>;
  onChange: (index: number, change: Partial<PastedLine>) => void;
  onLeave: (index: number) => void;
};

const isWrong = (state: PastedState | undefined) => state === 'badEmail' || state === 'noName';

/** Every line can be mended where it stands, or left out; nothing goes by itself. */
export const PastedTable = ({ lines, states, problems, onChange, onLeave }: PastedTableProps) => (
  <div
    role="region"
    aria-label={pasteCopy.preview}
    // Scrolled by the keyboard as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    className="min-h-0 grow overflow-auto rounded-control border border-line"
  >
    <table className="w-full border-collapse text-left text-sm max-sm:block">
      <caption className="sr-only">{pasteCopy.preview}</caption>
      <thead className="sticky top-0 z-10 bg-desk text-ink max-sm:sr-only">
        <tr>
          {[...fields, 'state' as const].map((field) => (
            <th key={field} scope="col" className="px-2 py-2 font-semibold">
              {pasteCopy[field]}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{pasteCopy.leave}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map((line, index) => {
          const state = states[index] ?? 'fine';
          const problem = problems.get(index);
          return (
            <tr
              key={line.key}
              className="border-t border-line [content-visibility:auto] max-sm:grid max-sm:gap-1.5 max-sm:p-3"
            >
              {fields.map((field) => (
                <td key={field} className="px-1 py-1 sm:min-w-40">
                  <TextInput
                    aria-label={pasteCopy.of(pasteCopy[field], index + 1)}
                    aria-invalid={
                      (field === 'email' && state === 'badEmail') || (field === 'name' && state === 'noName')
                        ? true
                        : undefined
                    }
                    dir="auto"
                    placeholder={pasteCopy[field]}
                    maxLength={field === 'email' ? textLength.email : textLength.name}
                    value={line[field]}
                    onChange={({ target }) => onChange(index, { [field]: target.value })}
                  />
                </td>
              ))}
              <td className="px-2 py-1">
                <Badge tone={isWrong(state) || problem ? 'wrong' : state === 'fine' ? 'done' : 'neutral'}>
                  {problem ? pasteCopy.refused : pasteCopy[state]}
                </Badge>
                {problem && <span className="mt-1 block text-xs text-stamp">{problem}</span>}
              </td>
              <td className="px-1 py-1">
                <Button
                  variant="link"
                  size="sm"
                  aria-label={pasteCopy.leaveRow(index + 1)}
                  onClick={() => onLeave(index)}
                >
                  {pasteCopy.leave}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
