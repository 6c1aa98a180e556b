import { Link } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';

const links = [
  { to: '/admin/products', label: messages.header.products },
  { to: '/admin/documents', label: messages.header.documents },
  { to: '/admin/questions', label: messages.header.questions },
  { to: '/admin/orders', label: messages.header.orders },
  { to: '/admin/operations', label: messages.header.operations },
] as const;

export const AdminLinks = ({ className }: { className: string }) => (
  <>
    {links.map(({ to, label }) => (
      <Link key={to} to={to} className={className} activeProps={{ 'aria-current': 'page' }}>
        {label}
      </Link>
    ))}
  </>
);
