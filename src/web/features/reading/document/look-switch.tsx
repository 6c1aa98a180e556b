import { documentCopy as copy } from '#web/features/reading/copy.ts';
import type { Look } from './document-page.tsx';

const looks: Look[] = ['pages', 'text'];

/** A page of paper is small on a phone; its words need not be. */
export const LookSwitch = ({ look, onChange }: { look: Look; onChange: (look: Look) => void }) => (
  <fieldset className="mb-5 flex items-center gap-3">
    <legend className="sr-only">{copy.looks}</legend>
    <div className="inline-flex rounded-control border border-edge bg-paper p-1">
      {looks.map((one) => (
        <label
          key={one}
          className="relative grid h-10 min-w-20 cursor-pointer place-items-center rounded-tab px-4 text-md font-semibold text-body has-checked:bg-green has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-green"
        >
          <input
            type="radio"
            name="look"
            value={one}
            checked={look === one}
            className="sr-only"
            onChange={() => onChange(one)}
          />
          {copy.look[one]}
        </label>
      ))}
    </div>
  </fieldset>
);
