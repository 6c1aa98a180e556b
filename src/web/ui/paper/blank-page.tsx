/** The top of a page of which there is no picture yet. */
export const BlankPage = ({ title }: { title: string }) => (
  <span className="flex flex-col gap-2 p-[6%]">
    <span className="grid grid-cols-[auto_1fr] border border-ink text-2xs leading-normal text-ink">
      <span className="border-r border-ink bg-marker px-1.5 py-1 text-[0.5625rem] leading-[1.75] font-bold">
        LOGO
      </span>
      <span className="truncate px-1.5 py-1 font-bold">{title}</span>
    </span>
    <span className="h-[5px] w-[92%] rounded-[2px] bg-faint" />
  </span>
);
