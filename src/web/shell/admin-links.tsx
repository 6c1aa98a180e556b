import { Link } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';
import { paths } from '#web/lib/paths.ts';

const links = [
  { to: paths.adminProducts, label: messages.header.products },
  { to: paths.adminDocuments, label: messages.header.documents },
];

export const AdminLinks = ({ className }: { className: string }) => (
  <>
    {links.map(({ to, label }) => (
      <Link key={to} to={to} className={className} activeProps={{ 'aria-current': 'page' }}>
        {label}
      </Link>
    ))}
  </>
);
