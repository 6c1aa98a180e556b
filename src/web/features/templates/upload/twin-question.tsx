import { type ReactNode, useId } from 'react';
import { formatDay } from '#web/lib/format-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { fileSize } from './file-size.ts';
import type { Twin, TwinChoice } from './state/twins.ts';
import { cardCopy } from '#web/features/templates/copy.ts';
import { twinCopy as copy } from './twin-copy.ts';

type TwinQuestionProps = {
  twin: Twin;
  file: Pick<File, 'size' | 'lastModified'> | undefined;
  onChoose: (choice: TwinChoice) => void;
};

/** A document there is and the file of the same name, side by side, and what is to become of them. */
export const TwinQuestion = ({ twin: { fileName, document, choice }, file, onChoose }: TwinQuestionProps) => {
  const [firstPage] = document.pages;
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="sr-only">{fileName}</legend>
      <div className="mb-3 grid grid-cols-2 gap-3">
        <Side
          label={copy.existing}
          name={document.name}
          facts={[
            cardCopy.version(document.version, formatDay(document.uploadedAt)),
            cardCopy.pageCount(document.pageCount),
          ]}
        >
          {firstPage && (
            <Picture
              source={firstPage}
              alt=""
              sizes="6rem"
              tiny
              className="h-24 w-auto rounded-sheet border border-faint shadow-paper"
            />
          )}
        </Side>
        <Side
          label={copy.chosen}
          name={fileName}
          facts={
            file
              ? [copy.modified(formatDay(new Date(file.lastModified).toISOString())), fileSize(file.size)]
              : []
          }
        >
          <span className="grid aspect-[17/22] h-24 place-items-center rounded-sheet border border-faint bg-paper shadow-paper">
            <Icon name="page" className="size-7 text-quiet" />
          </span>
        </Side>
      </div>
      <Option
        name={`twin ${fileName}`}
        label={copy.replace}
        hint={copy.replaceHint(document.version + 1, document.usedIn.length)}
        isChosen={choice === 'replace'}
        onChoose={() => onChoose('replace')}
      />
      <Option
        name={`twin ${fileName}`}
        label={copy.keep}
        hint={copy.keepHint}
        isChosen={choice === 'keep'}
        onChoose={() => onChoose('keep')}
      />
    </fieldset>
  );
};

type OptionProps = { name: string; label: string; hint: string; isChosen: boolean; onChoose: () => void };

const Option = ({ name, label, hint, isChosen, onChoose }: OptionProps) => {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 py-1.5">
      <input
        id={id}
        type="radio"
        name={name}
        aria-describedby={`${id}-hint`}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4.5 accent-green"
      />
      <label htmlFor={id} className="cursor-pointer font-semibold text-ink">
        {label}
      </label>
      <p id={`${id}-hint`} className="col-start-2 text-sm">
        {hint}
      </p>
    </div>
  );
};

type SideProps = { label: string; name: string; facts: readonly string[]; children: ReactNode };

const Side = ({ label, name, facts, children }: SideProps) => (
  <div className="flex min-w-0 flex-col rounded-card border border-line">
    <div className="grid h-30 place-items-center rounded-t-card bg-desk p-3">{children}</div>
    <div className="border-t border-line px-3 py-2.5">
      <p className="text-sm text-quiet">{label}</p>
      <p className="text-sm leading-snug font-semibold wrap-anywhere text-ink">{name}</p>
      {facts.map((fact) => (
        <p key={fact} className="mt-0.5 font-mono text-xs text-quiet">
          {fact}
        </p>
      ))}
    </div>
  </div>
);
