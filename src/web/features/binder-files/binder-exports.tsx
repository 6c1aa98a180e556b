import { useState } from 'react';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { copy } from './copy.ts';
import { signMasterListPdf } from './sign-master-list-pdf.ts';
import { useDownload } from '#web/lib/downloads/use-download.ts';

const words = copy.exports;

/** What leaves the binder as a whole: the list, all files, the calendar of reviews. */
export const BinderExports = () => {
  const shop = useShop();
  const { downloading, download } = useDownload<'xlsx' | 'pdf' | 'zip'>();
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const isBusy = downloading.state === 'busy';
  const signWorkbook = async () => {
    const { customer } = await shop.calls();
    return (await customer.customer.getMasterListUrl.query({ format: 'xlsx' })).url ?? '';
  };
  const signZip = async () => {
    const { customer } = await shop.calls();
    return (await customer.customer.getBinderZipUrl.query()).url;
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <Menu
        trigger={
          <Button variant="ghost" busy={isBusy}>
            {!isBusy && <Icon name="download" />}
            {words.menu}
          </Button>
        }
      >
        <MenuItem disabled={isBusy} onSelect={() => void download('xlsx', signWorkbook)}>
          {words.xlsx}
        </MenuItem>
        <MenuItem
          disabled={isBusy}
          onSelect={() => void download('pdf', (signal) => signMasterListPdf(shop, signal))}
        >
          {words.pdf}
        </MenuItem>
        <MenuItem disabled={isBusy} onSelect={() => void download('zip', signZip)}>
          {words.zip}
        </MenuItem>
        <MenuItem onSelect={() => setCalendarOpen(true)}>{words.calendar}</MenuItem>
      </Menu>
      {downloading.state === 'failed' ? (
        <Feedback tone="error">{downloading.problem}</Feedback>
      ) : (
        <Feedback tone={isBusy ? 'busy' : 'success'}>
          {isBusy ? words.making : downloading.state === 'done' && words.done}
        </Feedback>
      )}
      {isCalendarOpen && <CalendarLink onClose={() => setCalendarOpen(false)} />}
    </div>
  );
};
