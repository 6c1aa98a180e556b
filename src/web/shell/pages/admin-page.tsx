import type { ReactNode } from 'react';

type AdminPageProps = { title: string; actions?: ReactNode; children: ReactNode };

export const AdminPage = ({ title, actions, children }: AdminPageProps) => (
  <div className="wrap grow py-10 sm:py-14">
    <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
      <h1 className="min-w-0 text-3xl font-[650] wrap-anywhere">{title}</h1>
      {actions}
    </div>
    {children}
  </div>
);
