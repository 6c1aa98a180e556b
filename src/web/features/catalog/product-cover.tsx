import type { PagePreview } from '#shared/contract/document.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SheetStack } from '#web/ui/paper/sheet-stack.tsx';

type ProductCoverProps = {
  cover: PagePreview | null;
  title: string;
  eager?: boolean;
  /** A whole page, on the product's own page. */
  large?: boolean;
};

const lines = ['92%', '97%', '64%', undefined, '88%', '95%', '71%', '90%'];

/** As the cards of the grid come out: 58 % of one, two or three columns. */
const SIZES = '(min-width: 54rem) 14rem, (min-width: 38rem) 27vw, 54vw';
const LARGE_SIZES = '(min-width: 54rem) 22rem, 58vw';

/** The first page of the first document; until it has a picture, a drawing of one. */
export const ProductCover = ({ cover, title, eager = false, large = false }: ProductCoverProps) => (
  <SheetStack fans className={`mx-auto mt-7.5 ${large ? 'aspect-[17/22] w-[68%]' : 'h-65 w-[58%]'}`}>
    {cover ? (
      <Picture
        source={cover}
        alt=""
        sizes={large ? LARGE_SIZES : SIZES}
        eager={eager}
        className="h-full w-full object-cover object-top"
      />
    ) : (
      <div className="flex flex-col gap-2 p-4">
        <div className="mb-1.5 grid grid-cols-[auto_1fr] border border-ink text-2xs leading-normal text-ink">
          <span className="border-r border-ink bg-marker px-1.5 py-1 text-[0.5625rem] leading-[1.75] font-bold">
            LOGO
          </span>
          <span className="truncate px-1.5 py-1 font-bold">{title}</span>
        </div>
        {lines.map((width, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a drawing never move
            key={index}
            className={
              width ? 'h-[5px] rounded-[2px] bg-faint' : 'my-[3px] h-[7px] w-[46%] rounded-[2px] bg-marker'
            }
            style={{ width }}
          />
        ))}
      </div>
    )}
  </SheetStack>
);
