import { copy } from '#web/features/questions/inputs/copy.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useDrop } from '#web/ui/forms/use-drop.ts';
import { useFilePicker } from '#web/ui/forms/use-file-picker.tsx';
import { Icon } from '#web/ui/icon.tsx';

const words = copy.picture;

type PictureSlotProps = { label: string; hasPicture: boolean; onFile: (file: File) => void };

/** Where a picture is browsed for or dropped. */
export const PictureSlot = ({ label, hasPicture, onFile }: PictureSlotProps) => {
  const { isOver, dropProps } = useDrop(onFile);
  const picker = useFilePicker({ label, accept: 'image/png,image/jpeg,.png,.jpg,.jpeg', onFile });
  return (
    <div
      {...dropProps}
      role="group"
      aria-label={label}
      className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed border-edge bg-paper px-4 py-3 data-active:border-green data-active:bg-marker-soft"
    >
      {picker.input}
      <Icon name="upload" className="size-5 text-green" />
      <Button variant="ghost" onClick={picker.open}>
        {hasPicture ? words.replace : words.choose}
      </Button>
      <span className="text-sm text-quiet">{isOver ? words.drop : words.hint}</span>
    </div>
  );
};
