import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Mark } from '#web/ui/paper/mark.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { TitleBlock } from '#web/ui/paper/title-block.tsx';
import { useFilePicker } from '#web/ui/forms/use-file-picker.tsx';
import type { Logo } from './business-form.ts';
import { copy } from './copy.ts';

type LogoFieldProps = {
  logo: Logo;
  businessName: string;
  problem: string | undefined;
  onFiles: (files: File[]) => void;
};

const ID = 'business-logo';

/** The logo where it will be: in the header of a document, as it will look there. */
export const LogoField = ({ logo, businessName, problem, onFiles }: LogoFieldProps) => {
  const picker = useFilePicker({
    label: copy.logo.label,
    accept: 'image/png,.png',
    onFile: (file) => onFiles([file]),
  });
  const hasLogo = logo.kind !== 'none';
  return (
    <div className="flex flex-col gap-1.5">
      <p id={ID} className="text-sm font-semibold text-ink">
        {copy.logo.label}
        <span aria-hidden="true" className="text-stamp">
          {' *'}
        </span>
      </p>
      <Sheet className="overflow-hidden p-4">
        <TitleBlock
          logo={
            hasLogo ? <img src={logo.url} alt={copy.logo.alt} className="max-h-12 object-contain" /> : 'LOGO'
          }
          title="Opening and closing"
          subtitle={<Mark>{businessName.trim() || copy.logo.nameless}</Mark>}
          facts={[
            { term: 'Doc', value: 'SOP-014' },
            { term: 'Page', value: '1 of 6' },
          ]}
        />
      </Sheet>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        {picker.input}
        <Button variant="ghost" aria-describedby={`${ID} ${ID}-hint ${ID}-problem`} onClick={picker.open}>
          {hasLogo ? copy.logo.replace : copy.logo.choose}
        </Button>
        <span id={`${ID}-hint`} className="text-sm text-quiet">
          {copy.logo.hint}
        </span>
      </div>
      {problem && (
        <p id={`${ID}-problem`} role="alert" className="flex items-center gap-1.5 text-sm text-stamp">
          <Icon name="alert" />
          {problem}
        </p>
      )}
    </div>
  );
};
