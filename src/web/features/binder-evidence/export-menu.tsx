import { type EvidenceFormat, evidenceFormats } from '#shared/reading/evidence-forms.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { copy } from './copy.ts';

const words = copy.exports;

type ExportMenuProps = {
  isBusy: boolean;
  onExport: (format: EvidenceFormat) => void;
};

/** In which form something leaves the binder. */
export const ExportMenu = ({ isBusy, onExport }: ExportMenuProps) => (
  <Menu
    trigger={
      <Button variant="ghost" size="sm" busy={isBusy}>
        {!isBusy && <Icon name="download" className="size-4" />}
        {words.menu}
      </Button>
    }
  >
    {evidenceFormats.map((format) => (
      <MenuItem key={format} disabled={isBusy} onSelect={() => onExport(format)}>
        {words.formats[format]}
      </MenuItem>
    ))}
  </Menu>
);
