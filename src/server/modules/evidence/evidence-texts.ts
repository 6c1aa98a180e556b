import type { consentKinds } from '#server/db/schema/legal.ts';
import type { BuyerSnapshot } from '#server/db/schema/orders.ts';
import type { DisputeEvidence } from '#server/ports/refunds.ts';
import { formatAddress } from '#shared/addresses/format-address.ts';
import { evidence } from './evidence-limits.ts';

type Access = {
  at: Date;
  kind: 'view' | 'download';
  format: string;
  document: string | null;
  generation: number | null;
  revision: number | null;
  network: string | null;
};

export type EvidenceFacts = {
  orderId: number;
  /** Where the shop is, and whoever names no other country. */
  shopCountry: string;
  buyer: BuyerSnapshot | null;
  products: string[];
  documentCount: number;
  paidAt: Date | null;
  /** When the last document was made. */
  readyAt: Date | null;
  receiptMailedAt: Date | null;
  readyMailedAt: Date | null;
  invoiceId: string | null;
  /** What the buyer agreed to, by the SHA-256 of its wording. */
  consents: { kind: (typeof consentKinds)[number]; hash: string; givenAt: Date | null }[];
  accesses: Access[];
  /** In the administrator's own words. */
  whatHappened: string;
};

/** What a bank is told, as text. Nothing in it opens anything: no token, no link to a file of the order. */
export const evidenceTextsOf = (facts: EvidenceFacts): DisputeEvidence => {
  const { buyer, products, documentCount, readyAt, accesses, whatHappened } = facts;
  return {
    customerName: buyer ? `${buyer.firstName} ${buyer.lastName}`.trim() : '',
    customerEmail: buyer?.email ?? '',
    billingAddress: buyer ? addressOf(buyer, facts.shopCountry) : '',
    productDescription: `${products.join('; ')}. ${documentCount} documents for download, made with the name, address and logo of the buyer’s business.`,
    serviceDate: (readyAt ?? facts.paidAt)?.toISOString().slice(0, 10) ?? '',
    accessLog: newestThatFit(accesses.map(lineOf)),
    statement: [whatHappened, deliveryOf(facts)]
      .filter(Boolean)
      .join('\n\n')
      .slice(0, evidence.maxTextLength),
  };
};

const addressOf = ({ business }: BuyerSnapshot, shopCountry: string) =>
  [business.name, formatAddress(business, shopCountry)].filter(Boolean).join(', ');

const lineOf = ({ at, kind, format, document, generation, revision, network }: Access) =>
  [
    at.toISOString(),
    kind === 'view' ? 'viewed' : 'downloaded',
    document ?? 'all documents of the order',
    `(${[
      format,
      generation === null ? '' : `generation ${generation}`,
      revision === null ? '' : `revision ${revision}`,
    ]
      .filter(Boolean)
      .join(', ')})`,
    network === null ? '' : `from ${network}`,
  ]
    .filter(Boolean)
    .join(' ');

const agreements = {
  terms: 'Terms accepted by the buyer',
  waiver: 'Waiver of the right of withdrawal given by the buyer',
} as const;

const deliveryOf = ({
  orderId,
  buyer,
  paidAt,
  readyAt,
  receiptMailedAt,
  readyMailedAt,
  invoiceId,
  consents,
  accesses,
}: EvidenceFacts) => {
  const downloads = accesses.filter(({ kind }) => kind === 'download').length;
  const told: [string, Date | null][] = [
    ['Paid', paidAt],
    [`Receipt mailed to ${buyer?.email ?? 'the buyer'}`, receiptMailedAt],
    ['All documents ready for download', readyAt],
    [`“Your documents are ready” mailed to ${buyer?.email ?? 'the buyer'}`, readyMailedAt],
  ];
  return [
    `Delivery of order ${orderId}:`,
    ...consents.flatMap(({ kind, hash, givenAt }) =>
      givenAt ? [`${agreements[kind]}: ${givenAt.toISOString()} (wording with SHA-256 ${hash})`] : [],
    ),
    ...told.flatMap(([what, at]) => (at === null ? [] : [`${what}: ${at.toISOString()}`])),
    `Downloads by the buyer: ${downloads}; looks at documents on screen: ${accesses.length - downloads}`,
    ...(invoiceId === null ? [] : [`Invoice at the payment provider: ${invoiceId}`]),
  ].join('\n');
};

/** Of more than the provider takes, the oldest are left out. */
const newestThatFit = (lines: string[]) => {
  let length = 0;
  const fitting = lines.toReversed().filter((line) => (length += line.length + 1) <= evidence.maxTextLength);
  return fitting.toReversed().join('\n');
};
