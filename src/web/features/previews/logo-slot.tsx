import { useDrop } from '#web/ui/forms/use-drop.ts';
import { useFilePicker } from '#web/ui/forms/use-file-picker.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { copy } from './copy.ts';
import type { ChosenLogo } from './previewing.ts';

const { logo: words } = copy;

type LogoSlotProps = {
  logo: ChosenLogo | undefined;
  onLogo: (logo: ChosenLogo) => void;
  onRefused: () => void;
};

/** Where a logo is chosen or dropped, and seen. */
export const LogoSlot = ({ logo, onLogo, onRefused }: LogoSlotProps) => {
  const take = (file: File) =>
    /\.png$/i.test(file.name) ? onLogo({ file, url: URL.createObjectURL(file) }) : onRefused();
  const { isOver, dropProps } = useDrop(take);
  const picker = useFilePicker({ label: words.label, accept: 'image/png,.png', onFile: take });
  const label = logo ? words.replace : words.choose;
  return (
    <div
      {...dropProps}
      role="group"
      aria-label={words.label}
      className="flex min-h-16 items-center gap-4 rounded-control border border-dashed border-edge bg-paper px-3.5 py-2 data-active:border-green data-active:bg-marker-soft"
    >
      {picker.input}
      {logo ? (
        <img src={logo.url} alt={words.alt} className="max-h-11 max-w-28 object-contain" />
      ) : (
        <Icon name="upload" className="size-5 text-green" />
      )}
      <button
        type="button"
        onClick={picker.open}
        className="min-h-11 text-left text-sm font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {isOver ? words.drop : label}
      </button>
    </div>
  );
};
