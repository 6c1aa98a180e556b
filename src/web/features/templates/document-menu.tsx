import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import type { CardDialog } from './document-dialogs.tsx';
import { cardWords as words } from './words.ts';

type DocumentMenuProps = {
  name: string;
  onSelect: (dialog: CardDialog) => void;
  onReplace: () => void;
};

export const DocumentMenu = ({ name, onSelect, onReplace }: DocumentMenuProps) => (
  <Menu
    trigger={
      <button
        type="button"
        aria-label={words.menu(name)}
        className="-mr-2 grid size-9.5 shrink-0 place-items-center rounded-control text-quiet hover:bg-desk hover:text-ink"
      >
        <Icon name="more" />
      </button>
    }
  >
    <MenuItem onSelect={() => onSelect('pages')}>{words.viewPages}</MenuItem>
    <MenuItem onSelect={() => onSelect('test fill')}>{words.testFill}</MenuItem>
    <MenuItem onSelect={onReplace}>{words.replace}</MenuItem>
    <MenuItem onSelect={() => onSelect('rename')}>{words.rename}</MenuItem>
    <MenuItem tone="danger" onSelect={() => onSelect('archive')}>
      {words.archive}
    </MenuItem>
  </Menu>
);
