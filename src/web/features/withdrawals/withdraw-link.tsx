import { Link } from '@tanstack/react-router';
import { messages } from '#web/lib/messages.ts';

/** From an order to the form, which then knows which one is meant. */
export const WithdrawLink = ({ orderId }: { orderId: number }) => (
  <Link
    to="/withdraw"
    search={{ order: orderId }}
    className="text-sm underline underline-offset-4 hover:text-ink"
  >
    {messages.footer.withdraw}
  </Link>
);
