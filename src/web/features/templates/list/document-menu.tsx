import type { AdminDocument } from '#shared/contract/document.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import type { CardDialog } from './document-dialogs.tsx';
import { reachCopy, registerCopy } from '#web/features/templates/changes/copy.ts';
import { cardCopy as copy } from '#web/features/templates/copy.ts';

type DocumentMenuProps = {
  document: Pick<AdminDocument, 'name' | 'isOwned'>;
  onSelect: (dialog: CardDialog) => void;
  onReplace: () => void;
};

export const DocumentMenu = ({ document: { name, isOwned }, onSelect, onReplace }: DocumentMenuProps) => (
  <Menu
    trigger={
      <button
        type="button"
        aria-label={copy.menu(name)}
        className="-mr-2 grid size-9.5 shrink-0 place-items-center rounded-control text-quiet hover:bg-desk hover:text-ink"
      >
        <Icon name="more" />
      </button>
    }
  >
    <MenuItem onSelect={() => onSelect('pages')}>{copy.viewPages}</MenuItem>
    <MenuItem onSelect={() => onSelect('page view')}>{copy.viewTags}</MenuItem>
    <MenuItem onSelect={() => onSelect('test fill')}>{copy.testFill}</MenuItem>
    <MenuItem onSelect={onReplace}>{copy.replace}</MenuItem>
    {isOwned && <MenuItem onSelect={() => onSelect('reach')}>{reachCopy.menu}</MenuItem>}
    <MenuItem onSelect={() => onSelect('register')}>{registerCopy.menu}</MenuItem>
    <MenuItem onSelect={() => onSelect('rename')}>{copy.rename}</MenuItem>
    <MenuItem tone="danger" onSelect={() => onSelect('archive')}>
      {copy.archive}
    </MenuItem>
  </Menu>
);
