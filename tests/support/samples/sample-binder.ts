import type { BinderDocument, BinderDocumentDetails, BinderPage } from '#shared/contract/binder.ts';

/** A document as it was bought, which nobody has approved. */
export const binderDocumentOf = (id: number, change: Partial<BinderDocument> = {}): BinderDocument => ({
  id,
  number: `FS-${String(id).padStart(2, '0')}`,
  title: `Document ${id}`,
  owner: 'Kitchen Manager',
  bundle: { orderId: 12, name: 'Bakery <Opening>' },
  revision: 1,
  state: 'draft',
  effectiveDate: null,
  nextReview: null,
  draft: { revision: 1, reason: 'Bought', stage: 'waiting', effectiveDate: null, failure: null },
  needs: ['approve'],
  readers: null,
  ...change,
});

export const inForceOf = (id: number, change: Partial<BinderDocument> = {}): BinderDocument =>
  binderDocumentOf(id, {
    state: 'in-force',
    effectiveDate: '2026-11-17',
    nextReview: '2027-11-17',
    draft: null,
    needs: [],
    ...change,
  });

export const binderPageOf = (documents: BinderDocument[], change: Partial<BinderPage> = {}): BinderPage => {
  const stateCount = (state: BinderDocument['state']) =>
    documents.filter((document) => document.state === state).length;
  const needCount = (need: BinderDocument['needs'][number]) =>
    documents.filter(({ needs }) => needs.includes(need)).length;
  return {
    businessName: 'Harbor & Pine Bakery',
    timeZone: 'America/New_York',
    today: '2026-11-17',
    counts: {
      all: documents.length,
      draft: stateCount('draft'),
      inForce: stateCount('in-force'),
      withdrawn: stateCount('withdrawn'),
      approve: needCount('approve'),
      update: needCount('update'),
      review: needCount('review'),
      read: needCount('read'),
    },
    bundles: [{ orderId: 12, name: 'Bakery <Opening>' }],
    documents,
    total: documents.length,
    ...change,
  };
};

const approval = {
  name: 'Ada Byron',
  role: 'Manager',
  statement: 'I approve this document for use at Harbor & Pine Bakery',
  effectiveDate: '2026-11-17',
  approvedAt: '2026-11-17T15:00:00.000Z',
};

/** In force, with a newer draft that waits. */
export const sampleBinderDocument: BinderDocumentDetails = {
  ...inForceOf(1, {
    title: 'Cooling <of> cooked food',
    draft: {
      revision: 2,
      reason: 'Address changed',
      stage: 'waiting',
      effectiveDate: null,
      failure: null,
    },
    needs: ['approve'],
  }),
  businessName: 'Harbor & Pine Bakery',
  timeZone: 'America/New_York',
  today: '2026-11-17',
  reviewMonths: 6,
  revisions: [
    {
      revision: 2,
      state: 'draft',
      reason: 'Address changed',
      requestedAt: '2026-11-17T16:00:00.000Z',
      madeAt: '2026-11-17T16:00:05.000Z',
      pageCount: 3,
      approval: null,
      isIssued: false,
      failure: null,
      hasFiles: true,
      files: [
        { format: 'pdf', sha256: 'ab'.repeat(32) },
        { format: 'docx', sha256: 'cd'.repeat(32) },
      ],
    },
    {
      revision: 1,
      state: 'in-force',
      reason: 'Bought',
      requestedAt: '2026-11-16T16:00:00.000Z',
      madeAt: '2026-11-17T15:00:05.000Z',
      pageCount: 3,
      approval,
      isIssued: true,
      failure: null,
      hasFiles: true,
      files: [{ format: 'pdf', sha256: '12'.repeat(32) }],
    },
  ],
  records: [
    {
      position: 1,
      at: '2026-11-16T16:00:00.000Z',
      kind: 'entered',
      hash: '01'.repeat(32),
      readerName: null,
      data: { orderId: 12, title: 'Cooling', revision: 1, business: 'Harbor & Pine Bakery' },
    },
    {
      position: 4,
      at: '2026-11-17T15:00:00.000Z',
      kind: 'approved',
      hash: '02'.repeat(32),
      readerName: null,
      data: {
        revision: 1,
        name: approval.name,
        role: approval.role,
        statement: approval.statement,
        effectiveOn: '2026-11-17',
      },
    },
  ],
};
