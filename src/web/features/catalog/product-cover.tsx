import type { PagePreview } from '#shared/contract/document.ts';
import { coverTitleSize } from '#shared/covers/cover-title-size.ts';
import { faceOf } from '#shared/industry-face.ts';
import type { Industry } from '#shared/industries.ts';
import { BlankPage } from '#web/ui/paper/blank-page.tsx';
import { CoverSheet } from '#web/ui/paper/cover-sheet.tsx';
import { SheetStack } from '#web/ui/paper/sheet-stack.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { copy } from './copy.ts';

type ProductCoverProps = {
  name: string;
  industry: Industry | null;
  /** The first sample page of its first document. */
  cover: PagePreview | null;
  /** What that page is headed. */
  firstDocument: string;
  eager?: boolean;
  /** A whole sheet, on the product's own page. */
  large?: boolean;
};

/** As the cards of the grid come out: 50 % of one, two or three columns. */
const SIZES = '(min-width: 54rem) 12rem, (min-width: 38rem) 24vw, 47vw';
const LARGE_SIZES = '(min-width: 54rem) 20rem, 50vw';

/** The face of a bundle: its name on the colour and mark of its industry, with the first page peeking out. */
export const ProductCover = (props: ProductCoverProps) => {
  const { name, industry, cover, firstDocument, eager = false, large = false } = props;
  const { colour, mark } = faceOf(industry);
  return (
    <SheetStack fans className={`mx-auto mt-7.5 aspect-[17/22] ${large ? 'w-[68%]' : 'w-[58%]'}`}>
      <CoverSheet
        title={name}
        titleSize={coverTitleSize(name)}
        colour={colour}
        mark={mark}
        stamp={copy.sample}
      >
        {cover ? (
          <Picture
            source={lookingOut(cover)}
            alt=""
            sizes={large ? LARGE_SIZES : SIZES}
            eager={eager}
            className={cover.top ? 'h-auto w-full' : 'h-full w-full object-cover object-top'}
          />
        ) : (
          <BlankPage title={firstDocument} />
        )}
      </CoverSheet>
    </SheetStack>
  );
};

/** Of the page only the top is seen. Samples from before there were pictures of that come whole. */
const lookingOut = ({ top, ...page }: PagePreview) => {
  const [first] = top ?? [];
  return first && top ? { ...page, width: first.width, height: first.height, webp: top } : page;
};
