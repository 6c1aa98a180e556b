import { SheetStack } from '#web/ui/sheet-stack.tsx';

type ProductCoverProps = { imageUrl: string | undefined; title: string; eager: boolean };

const lines = ['92%', '97%', '64%', undefined, '88%', '95%', '71%', '90%'];

/** The first page of the first document; until it has a picture, a drawing of one. */
export const ProductCover = ({ imageUrl, title, eager }: ProductCoverProps) => (
  <SheetStack fans className="mx-auto mt-7.5 h-65 w-[58%]">
    {imageUrl ? (
      <img
        src={imageUrl}
        alt=""
        width={400}
        height={518}
        loading={eager ? 'eager' : 'lazy'}
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
