import { documentColours } from '#shared/limits/document-colours.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { copy } from './copy.ts';

/** The brand's own, for somebody who starts from nothing. */
export const FIRST_COLOUR = '#0b4f3f';

type ColourFieldsProps = { colours: readonly string[]; onChange: (colours: string[]) => void };

/** One to three colours, the most important first. */
export const ColourFields = ({ colours, onChange }: ColourFieldsProps) => (
  <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
    {colours.map((colour, index) => (
      <ColourField
        // oxlint-disable-next-line react/no-array-index-key -- a colour is what its place says
        key={index}
        label={copy.places[index] ?? ''}
        colour={colour}
        onChange={(changed) => onChange(colours.with(index, changed))}
        {...(colours.length > 1 && { onRemove: () => onChange(colours.toSpliced(index, 1)) })}
      />
    ))}
    {colours.length < documentColours.max && (
      <Button variant="link" size="sm" onClick={() => onChange([...colours, FIRST_COLOUR])}>
        {copy.add}
      </Button>
    )}
  </div>
);

type ColourFieldProps = {
  label: string;
  colour: string;
  onChange: (colour: string) => void;
  onRemove?: () => void;
};

const ColourField = ({ label, colour, onChange, onRemove }: ColourFieldProps) => (
  <div className="flex flex-col gap-1.5">
    <span className="text-sm text-quiet">{label}</span>
    <span className="flex items-center gap-1">
      <label className="flex items-center gap-2.5 rounded-control border border-edge py-1.5 pr-3 pl-1.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
        <input
          type="color"
          aria-label={label}
          value={colour}
          className="size-8 cursor-pointer rounded-tab outline-none"
          onChange={(event) => onChange(event.target.value)}
        />
        <span aria-hidden="true" className="font-mono text-sm text-ink">
          {colour}
        </span>
      </label>
      {onRemove && (
        <Button variant="link" size="sm" aria-label={copy.remove(label)} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      )}
    </span>
  </div>
);
