import type { ReactNode } from 'react';
import { Sheet } from '#web/ui/paper/sheet.tsx';

/** A screen with one form on it, set like a sheet on the desk. */
export const PanelPage = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <div className="grow bg-desk px-4 py-10 sm:py-16">
    <Sheet className="mx-auto w-full max-w-[36rem] px-5 py-8 sm:px-10 sm:py-10">
      <h1 className="text-3xl font-[650]">{title}</h1>
      <p className="mt-2 mb-7 text-body">{text}</p>
      {children}
    </Sheet>
  </div>
);
