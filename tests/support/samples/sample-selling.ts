import type { CustomerDetails } from '#shared/contract/customer.ts';
import type { OrderDetails, OrderEvent } from '#shared/contract/order-details.ts';
import type { PromotionCode } from '#shared/contract/promotion.ts';

const business = {
  name: 'Harbor & Pine Bakery <b>and</b> Sons of the Old Town Quay',
  website: 'https://harbor-and-pine.example',
  street: '12 Quay Street',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
};

const event = { by: null, subject: null, amount: null };

const numbered = (events: Omit<OrderEvent, 'id'>[]) =>
  events.map((told, index) => ({ ...told, id: index + 1 }));

export const sampleOrderDetails: OrderDetails = {
  customer: {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'dana@example.com',
    firstName: 'Dana',
    lastName: 'Reyes',
    isDisabled: true,
    business,
    orderCount: 12,
    otherOrders: [
      {
        id: 9,
        createdAt: '2026-10-01T10:00:00.000Z',
        title: 'Kitchen Safety and 1 more',
        status: 'refunded',
        amount: 34_999,
      },
    ],
  },
  printed: { email: 'dana@example.com', firstName: 'Dana', lastName: 'Reyes', business },
  documents: [
    {
      id: 1,
      name: 'Opening the Bakery',
      status: 'GENERATED',
      generation: 2,
      pageCount: 3,
      failure: null,
      finishedAt: '2026-11-15T10:02:00.000Z',
      files: [
        { format: 'pdf', size: 12_345, url: '/storage/v1/object/sign/document_previews/1.pdf?token=x' },
        { format: 'docx', size: 23_456, url: '/storage/v1/object/sign/document_previews/1.docx?token=x' },
      ],
    },
    {
      id: 2,
      name: 'A-very-long-document-name-without-any-space-in-it-which-has-to-break-somewhere-on-a-phone',
      status: 'FAILED',
      generation: 1,
      pageCount: null,
      failure: 'This document could not be made.',
      finishedAt: null,
      files: [],
    },
  ],
  payment: {
    asked: 19_999,
    paid: 17_999,
    currency: 'usd',
    paidAt: '2026-11-15T10:01:00.000Z',
    paymentIntent: 'pi_3QabcDEFghiJKLmno1234567',
    sessionId: 'cs_test_a1b2c3d4e5f6g7h8i9j0a1b2c3d4e5f6g7h8i9j0',
    invoiceUrl: 'https://pay.example/invoice.pdf',
  },
  moneyBack: {
    refunds: [
      {
        id: 're_3QabcDEFghiJKLmno1234567',
        amount: 5000,
        status: 'succeeded',
        reason: null,
        failure: null,
        createdAt: '2026-11-15T11:00:01.000Z',
        creditNote: {
          number: 'F00D2026-0001-CN-01',
          status: 'issued',
          pdfUrl: 'https://pay.example/credit-note.pdf',
        },
      },
    ],
    disputes: [],
    closure: null,
  },
  events: numbered([
    { ...event, at: '2026-11-15T10:00:00.000Z', kind: 'placed', amount: 19_999 },
    { ...event, at: '2026-11-15T10:01:00.000Z', kind: 'paid', amount: 17_999 },
    { ...event, at: '2026-11-15T10:02:00.000Z', kind: 'document-made', subject: 'Opening the Bakery' },
    { ...event, at: '2026-11-15T10:03:00.000Z', kind: 'receipt-mailed', subject: 'dana@example.com' },
    { ...event, at: '2026-11-15T10:04:00.000Z', kind: 'downloaded', subject: 'Opening the Bakery.pdf' },
    {
      ...event,
      at: '2026-11-15T11:00:00.000Z',
      kind: 'refund-asked',
      by: 'ada@shop.example',
      amount: 5000,
    },
    { ...event, at: '2026-11-15T11:00:01.000Z', kind: 'refunded', amount: 5000 },
  ]),
};

export const sampleCustomer: CustomerDetails = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'dana@example.com',
  firstName: 'Dana',
  lastName: 'Reyes',
  businessName: business.name,
  createdAt: '2026-09-01T10:00:00.000Z',
  isDisabled: false,
  isAdmin: false,
  orderCount: 12,
  paid: 52_998,
  business,
  orders: [
    {
      id: 12,
      createdAt: '2026-11-15T10:00:00.000Z',
      title: 'Bakery <Opening>',
      status: 'succeeded',
      amount: 19_999,
    },
  ],
  emailChange: null,
  changes: [
    {
      id: 1,
      at: '2026-11-01T10:00:00.000Z',
      kind: 'enabled',
      by: 'ada@shop.example',
      subject: null,
    },
  ],
  erasure: null,
};

export const samplePromotion: PromotionCode = {
  id: 'promo_1',
  code: 'FALL-26',
  off: { percent: 20 },
  createdAt: '2026-11-01T10:00:00.000Z',
  startsAt: null,
  expiresAt: '2026-12-01T04:59:59.000Z',
  uses: 3,
  maxUses: 10,
  state: 'active',
  products: [{ id: 7, name: 'Bakery <Opening>' }],
};
