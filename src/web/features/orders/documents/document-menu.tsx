import type { LineItem } from '#shared/contract/order.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import type { FileKind } from '#web/features/orders/downloads/download-offers.ts';
import { copy } from '#web/features/orders/copy.ts';

const kinds: FileKind[] = ['pdf', 'docx', 'xlsx'];

type DocumentMenuProps = {
  item: Pick<LineItem, 'name' | 'hasExcel'>;
  /** While other files are being handed over. */
  isBlocked: boolean;
  onDownload: (kind: FileKind) => void;
};

export const DocumentMenu = ({ item, isBlocked, onDownload }: DocumentMenuProps) => (
  <Menu
    trigger={
      <button
        type="button"
        aria-label={copy.document.menu(item.name)}
        className="grid size-10 place-items-center rounded-control text-body hover:bg-desk hover:text-ink"
      >
        <Icon name="download" />
      </button>
    }
  >
    {kinds
      .filter((kind) => kind !== 'xlsx' || item.hasExcel)
      .map((kind) => (
        <MenuItem key={kind} disabled={isBlocked} onSelect={() => onDownload(kind)}>
          {copy.document[kind]}
        </MenuItem>
      ))}
  </Menu>
);
