import type { ReactNode } from 'react';
import { Sheet } from '#web/ui/paper/sheet.tsx';

type MessagePageProps = { code: string; title: string; children: ReactNode; actions?: ReactNode };

/** A page that has one thing to say, set like a sheet on the desk. */
export const MessagePage = ({ code, title, children, actions }: MessagePageProps) => (
  <div className="grid grow place-items-center bg-desk px-4 py-16 sm:py-24">
    <Sheet className="w-full max-w-[36rem]">
      <div className="border-b border-line px-6 py-2.5 font-mono text-xs text-quiet sm:px-10">{code}</div>
      <div className="px-6 py-9 sm:px-10 sm:py-12">
        <h1 className="text-3xl font-[650]">{title}</h1>
        <div className="mt-3 text-body">{children}</div>
        {actions && <div className="mt-8 flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </Sheet>
  </div>
);
