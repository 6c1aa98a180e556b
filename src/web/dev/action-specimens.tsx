import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { showToast } from '#web/ui/toasts/toast-queue.ts';
import { Specimen } from './specimen.tsx';

const variants = ['primary', 'ghost', 'invert', 'danger', 'link'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const tones = ['success', 'error', 'info'] as const;

export const ActionSpecimens = () => {
  const [open, setOpen] = useState<'dismissible' | 'mandatory'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name={`button ${variant}`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Size {size}
            </Button>
          ))}
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Specimen>
      ))}
      <Specimen name="dialog">
        <Button onClick={() => setOpen('dismissible')}>Open dialog</Button>
        <Button variant="ghost" onClick={() => setOpen('mandatory')}>
          Open mandatory dialog
        </Button>
        <Dialog
          open={open === 'dismissible'}
          onClose={close}
          closeLabel="Close"
          title="A dialog"
          description="Escape, the cross and a click beside it close it."
        >
          <Button onClick={close}>Done</Button>
        </Dialog>
        <Dialog
          open={open === 'mandatory'}
          title="A mandatory dialog"
          description="Only what is inside can close it."
        >
          <Button onClick={close}>Finish</Button>
        </Dialog>
      </Specimen>
      <Specimen name="menu">
        <Menu trigger={<Button variant="ghost">Open menu of actions</Button>}>
          <MenuItem onSelect={() => {}}>Rename</MenuItem>
          <MenuItem onSelect={() => {}} disabled>
            Not now
          </MenuItem>
          <MenuItem onSelect={() => {}} tone="danger">
            Remove
          </MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="toast">
        {tones.map((tone) => (
          <Button key={tone} variant="ghost" onClick={() => showToast({ tone, text: `A toast of ${tone}` })}>
            Toast {tone}
          </Button>
        ))}
        <Button
          variant="ghost"
          onClick={() =>
            showToast({ tone: 'info', text: 'Archived.', action: { label: 'Undo', onSelect: () => {} } })
          }
        >
          Toast with action
        </Button>
      </Specimen>
    </>
  );
};
