import { Link } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';

export const Brand = () => (
  <Link to="/" className="flex items-center gap-2.5 text-[1.25rem] font-bold tracking-[-0.02em] text-ink">
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <rect x="1" y="1" width="26" height="26" rx="6" className="fill-green" />
      <path d="M10 1v26" className="stroke-marker" strokeWidth="2.5" />
      <path d="M15 9h8M15 14h8M15 19h5" className="stroke-paper" strokeWidth="2" strokeLinecap="round" />
    </svg>
    {messages.shopName}
  </Link>
);
