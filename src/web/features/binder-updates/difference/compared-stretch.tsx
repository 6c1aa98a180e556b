import { Fragment, useState } from 'react';
import type { ComparedBlock, ComparedStretch } from '#shared/contract/comparison.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { differenceCopy as copy } from '#web/features/binder-updates/copy.ts';
import { ComparedTableView } from './compared-table.tsx';
import { ComparedTextView } from './compared-text.tsx';

/** Blocks that stand together. What did not change is folded until somebody wants to read it. */
export const ComparedStretchView = ({
  stretch: { isFolded, start, blocks },
}: {
  stretch: ComparedStretch;
}) => {
  const [isOpen, setOpen] = useState(!isFolded);
  if (!isOpen)
    return (
      <Button variant="link" size="sm" className="self-start" onClick={() => setOpen(true)}>
        {copy.folded(blocks.length)}
      </Button>
    );
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- nothing here is ever moved, and texts may come twice
    <Fragment key={start + index}>
      {block.place !== placeBefore(blocks, index) && (
        <p className="mt-2 font-mono text-xs text-quiet">{block.place}</p>
      )}
      <ComparedBlockView block={block} />
    </Fragment>
  ));
};

const MAIN_TEXT = 'Body';

const placeBefore = (blocks: readonly ComparedBlock[], index: number) =>
  blocks[index - 1]?.place ?? MAIN_TEXT;

const ComparedBlockView = ({ block }: { block: ComparedBlock }) =>
  block.kind === 'table' ? <ComparedTableView table={block} /> : <ComparedTextView text={block} />;
