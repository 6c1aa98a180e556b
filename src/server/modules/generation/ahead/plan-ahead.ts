import type { Services } from '#server/kernel/services.ts';
import { findAnswers } from '#server/modules/accounts/answer-repo.ts';
import { findCustomer } from '#server/modules/accounts/customer-repo.ts';
import { LOGO_BUCKET } from '#server/modules/accounts/replace-logo.ts';
import {
  type DocumentPlan,
  planDocuments,
  type PlannedBuyer,
} from '#server/modules/generation/documents/plan-documents.ts';
import { findOrder } from '#server/modules/orders/order-repo.ts';
import { listSoldDocuments } from '#server/modules/orders/sold-document-repo.ts';
import { revisionCodeOf } from '#server/modules/register/codes/revision-code.ts';
import { FIRST_REVISION } from '#server/modules/register/enter-documents.ts';
import { firstEntryOf } from '#server/modules/register/find-entries.ts';
import { awaitsPayment } from './awaits-payment.ts';
import { fingerprintPlans } from './fingerprint-plans.ts';
import { findPlannedTemplate } from './made-ahead-repo.ts';

export type AheadDocument = { orderId: number; templateId: number };

export type PlannedAhead = {
  orderId: number;
  customerId: string;
  plan: DocumentPlan;
  fingerprint: string;
};

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'keys'>;

/** What a document of the order would be if it were paid now; undefined when nobody waits for it. */
export const planAhead = async (
  services: Touched,
  { orderId, templateId }: AheadDocument,
): Promise<PlannedAhead | undefined> => {
  const { db, clock, config } = services;
  const order = await findOrder(db, orderId);
  if (!config.makesAhead || !order || !awaitsPayment(order, clock.now())) return undefined;
  const { customerId } = order;
  const sold = (await listSoldDocuments(db, orderId)).find((document) => document.templateId === templateId);
  const template = sold && (await findPlannedTemplate(db, sold.templateVersionId));
  const buyer = await findBuyer(services, customerId);
  if (!template || !buyer) return undefined;
  const code = revisionCodeOf(services, { orderId, templateId }, FIRST_REVISION);
  const wanted = { template, name: sold.name, register: firstEntryOf(sold.number, code) };
  const plans = await planDocuments(services, buyer, [wanted]);
  const [fingerprint] = await fingerprintPlans(services, plans);
  const [plan] = plans;
  return plan && fingerprint ? { orderId, customerId, plan, fingerprint } : undefined;
};

/** With the logo itself: a copy is made for an order that was paid. */
const findBuyer = async ({ db }: Touched, customerId: string): Promise<PlannedBuyer | undefined> => {
  const customer = await findCustomer(db, customerId);
  if (!customer?.business) return undefined;
  const { email, firstName, lastName, business, logoPath, colours } = customer;
  return {
    email,
    firstName,
    lastName,
    business,
    logo: logoPath === null ? null : { bucket: LOGO_BUCKET, path: logoPath },
    ...(colours && { colours }),
    answers: await findAnswers(db, customerId),
  };
};
