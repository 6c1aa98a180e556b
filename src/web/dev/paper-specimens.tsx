import { Card } from '#web/ui/paper/card.tsx';
import { Icon, iconNames } from '#web/ui/icon.tsx';
import { IndexTab } from '#web/ui/paper/index-tab.tsx';
import { Mark } from '#web/ui/paper/mark.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { SheetStack } from '#web/ui/paper/sheet-stack.tsx';
import { TitleBlock } from '#web/ui/paper/title-block.tsx';
import { Specimen } from './specimen.tsx';

const facts = [
  { term: 'Doc', value: 'No. 014' },
  { term: 'Date', value: <Mark>11/15/2026</Mark> },
  { term: 'Page', value: '1 of 6' },
];

export const PaperSpecimens = () => (
  <>
    <Specimen name="card, index tab">
      <Card className="relative h-40 w-70 p-5">
        A card.
        <IndexTab>3 parts</IndexTab>
      </Card>
    </Specimen>
    <Specimen name="sheet, title block, mark">
      <Sheet className="w-full max-w-[36rem] p-6">
        <TitleBlock logo="H&P" title="A title" subtitle={<Mark>Marked as personal</Mark>} facts={facts} />
        <p className="mt-4">
          Plain text with <Mark>a marked part that may run over several lines of the sheet</Mark> inside.
        </p>
      </Sheet>
    </Specimen>
    <Specimen name="sheet stack">
      <div className="group bg-desk p-8">
        <SheetStack fans className="h-50 w-40">
          <p className="p-4 text-sm">Fans out on hover.</p>
        </SheetStack>
      </div>
    </Specimen>
    <Specimen name="icon">
      {iconNames.map((name) => (
        <span key={name} className="grid justify-items-center gap-1.5 font-mono text-xs">
          <Icon name={name} className="size-6" />
          {name}
        </span>
      ))}
    </Specimen>
  </>
);
