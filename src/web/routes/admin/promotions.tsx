import { createFileRoute } from '@tanstack/react-router';
import { PromotionList } from '#web/features/sales/promotions/promotion-list.tsx';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { SellingPage } from '#web/shell/pages/selling-page.tsx';

const title = messages.admin.promotions;

export const Route = createFileRoute('/admin/promotions')({
  head: () => pageHead({ title, indexed: false }),
  component: AdminPromotionsPage,
});

function AdminPromotionsPage() {
  return (
    <SellingPage title={title}>
      <PromotionList />
    </SellingPage>
  );
}
