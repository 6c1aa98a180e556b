import { Button } from '#web/ui/buttons/button.tsx';
import { PageViewButton } from '#web/features/templates/page-view/page-view-button.tsx';
import { objectCopy } from '#web/features/templates/objects/copy.ts';
import { fileSize } from './file-size.ts';
import { uploadCopy as copy } from './upload-copy.ts';

type FileTableProps = {
  files: readonly File[];
  disabled: boolean;
  /** By their names: each can be looked at. */
  refused?: readonly string[] | undefined;
  /** By their names: pictures stand for their embedded objects. */
  kept?: readonly string[] | undefined;
  onRemove: (name: string) => void;
};

export const FileTable = ({ files, disabled, refused, kept, onRemove }: FileTableProps) => (
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
      {files.map((file) => (
        <tr key={file.name} className="border-b border-line">
          <td className="py-2.5 pr-3 text-ink">
            <span className="mr-4 wrap-anywhere">{file.name}</span>
            {refused?.some((name) => isSameName(name, file.name)) && (
              <PageViewButton name={file.name} viewed={{ file }} />
            )}
            {kept?.includes(file.name) && (
              <span className="block text-sm text-quiet">{objectCopy.isKept}</span>
            )}
          </td>
          <td className="py-2.5 text-right font-mono text-xs text-quiet max-sm:hidden">
            {fileSize(file.size)}
          </td>
          <td className="py-1.5 text-right">
            <Button
              size="sm"
              variant="danger"
              disabled={disabled}
              aria-label={copy.removeNamed(file.name)}
              onClick={() => onRemove(file.name)}
            >
              {copy.remove}
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The server writes a name as it may be shown. */
const isSameName = (told: string, name: string) =>
  told === name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
