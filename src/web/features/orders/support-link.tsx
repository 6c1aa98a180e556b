import { copy } from './copy.ts';

type SupportLinkProps = { email: string; orderId?: number };

export const SupportLink = ({ email, orderId }: SupportLinkProps) => {
  const subject = orderId === undefined ? '' : `?subject=${encodeURIComponent(copy.order.title(orderId))}`;
  return (
    <a href={`mailto:${email}${subject}`} className="text-sm underline underline-offset-4 hover:text-ink">
      {copy.closed.support}
    </a>
  );
};
