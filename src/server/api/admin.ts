import { adminCustomerProcedures } from './admin-customers.ts';
import { adminDocumentProcedures } from './admin-documents.ts';
import { adminOperationProcedures } from './admin-operations.ts';
import { adminOrderProcedures } from './admin-orders.ts';
import { adminProductProcedures } from './admin-products.ts';
import { adminPromotionProcedures } from './admin-promotions.ts';
import { adminQuestionProcedures } from './admin-questions.ts';
import { adminWithdrawalProcedures } from './admin-withdrawals.ts';
import { mergeRouters } from './trpc.ts';

export const adminRouter = mergeRouters(
  adminDocumentProcedures,
  adminProductProcedures,
  adminOrderProcedures,
  adminCustomerProcedures,
  adminOperationProcedures,
  adminPromotionProcedures,
  adminQuestionProcedures,
  adminWithdrawalProcedures,
);

export type AdminRouter = typeof adminRouter;
