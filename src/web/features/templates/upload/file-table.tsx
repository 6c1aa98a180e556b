import { Button } from '#web/ui/buttons/button.tsx';
import type { ChosenFile } from './choose-files.ts';
import { fileSize } from './file-size.ts';
import { uploadCopy as copy } from '#web/features/templates/copy.ts';

type FileTableProps = {
  files: readonly ChosenFile[];
  disabled: boolean;
  onRemove: (name: string) => void;
};

export const FileTable = ({ files, disabled, onRemove }: FileTableProps) => (
  <table className="w-full table-fixed border-collapse text-left">
    <caption className="sr-only">{copy.chosen}</caption>
    <thead>
      <tr className="border-b border-ink text-sm text-quiet">
        <th scope="col" className="py-2 font-semibold">
          {copy.fileName}
        </th>
        <th scope="col" className="w-24 py-2 text-right font-semibold max-sm:hidden">
          {copy.size}
        </th>
        <th scope="col" className="w-28 py-2">
          <span className="sr-only">{copy.action}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {files.map(({ name, size }) => (
        <tr key={name} className="border-b border-line">
          <td className="py-2.5 pr-3 text-ink wrap-anywhere">{name}</td>
          <td className="py-2.5 text-right font-mono text-xs text-quiet max-sm:hidden">{fileSize(size)}</td>
          <td className="py-1.5 text-right">
            <Button
              size="sm"
              variant="danger"
              disabled={disabled}
              aria-label={copy.removeNamed(name)}
              onClick={() => onRemove(name)}
            >
              {copy.remove}
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
