import type { Mutant } from './mutant.ts';

const MODULES = 'src/server/modules';

/** Of what happens to documents after they were bought, and of the operator's own words. */
export const binderMutants: Mutant[] = [
  {
    number: 258,
    file: `${MODULES}/binder/own-documents-repo.ts`,
    edits: [
      [
        'and(eq(binderDocuments.customerId, customerId), inArray(binderDocuments.id, wanted), isOpenOrder)',
        'inArray(binderDocuments.id, wanted)',
      ],
    ],
  },
  {
    number: 262,
    file: `${MODULES}/binder/approval/issue-revision.ts`,
    edits: [['revision.documentNumber ?? document.number', 'document.number']],
  },
  {
    number: 280,
    file: `${MODULES}/readers/reading/reading-document-repo.ts`,
    edits: [['    eq(readingAssignments.readerId, readerId),\n', '']],
  },
  {
    number: 281,
    file: `${MODULES}/readers/reading/reading-access.ts`,
    edits: [['later(clock.now(), -windowMs))) >= count)', 'later(clock.now(), -windowMs))) >= 9999)']],
  },
  { number: 282, file: `${MODULES}/readers/devices/enter-pin.ts`, edits: [['count: 5,', 'count: 5000,']] },
  {
    number: 283,
    file: `${MODULES}/readers/reading/acknowledge.ts`,
    edits: [['const unseen = unseenOf(row, services.clock.now());', 'const unseen: number[] = [];']],
  },
  {
    number: 284,
    file: 'src/server/kernel/redact.ts',
    edits: [['|read|', '|']],
  },
  {
    number: 285,
    file: `${MODULES}/readers/reading/reader-repo.ts`,
    edits: [['isNull(readers.removedAt), ', '']],
  },
  {
    number: 286,
    file: `${MODULES}/readers/devices/find-device-pass.ts`,
    edits: [
      [
        'if (!pinMadeAt || !isSigned(keys.reading, token, { secretHash: device.secretHash, pinMadeAt }))',
        'if (!pinMadeAt || !isSigned.length)',
      ],
    ],
  },
  {
    number: 287,
    file: `${MODULES}/readers/devices/get-shared-device.ts`,
    edits: [['> 1 && role', '> 0 && role']],
  },
  {
    number: 288,
    file: `${MODULES}/readers/reading/reading-limits.ts`,
    edits: [['copies: [{ count: 20,', 'copies: [{ count: 2000,']],
  },
  {
    number: 291,
    file: `${MODULES}/binder/prints/get-print-status.ts`,
    edits: [['  await requireRoom(db, misses, now);\n', '']],
  },
  {
    number: 292,
    file: 'src/server/http/is-current/is-current-page.ts',
    edits: [['<dd class="${look}">${description}</dd>', '<dd class="${look}">${raw(description)}</dd>']],
  },
  {
    number: 293,
    file: 'src/server/kernel/redact.ts',
    edits: [['calendar|is-current', 'calendar']],
  },
  {
    number: 294,
    file: `${MODULES}/binder/prints/judge-print.ts`,
    edits: [['current.revision > revision', 'current.revision > revision + 1']],
  },
  {
    number: 271,
    file: `${MODULES}/readers/mails/pace-repo.ts`,
    edits: [['limit least(greatest(room.count, 0), ${limit}::int)', 'limit ${limit}::int']],
  },
  {
    number: 272,
    file: `${MODULES}/readers/people/save-readers.ts`,
    edits: [['(person.email !== null && unsubscribed.get(hashOf(person.email))) || null', 'null']],
  },
  {
    number: 273,
    file: `${MODULES}/readers/unsubscribing/unsubscribe-token.ts`,
    edits: [
      ['made.length === given.length && timingSafeEqual(made, given) ? subject', 'made && given ? subject'],
    ],
  },
  {
    number: 300,
    file: `${MODULES}/readers/evidence/sheets/sheet-repo.ts`,
    edits: [
      ['and(eq(signedSheets.id, id), eq(signedSheets.customerId, customerId))', 'eq(signedSheets.id, id)'],
    ],
  },
  {
    number: 302,
    file: `${MODULES}/orders/admin/csv-line.ts`,
    edits: [["FORMULA.test(cell) ? `'${cell}` : cell", 'cell']],
  },
  {
    number: 305,
    file: `${MODULES}/readers/records/verify-acknowledgements.ts`,
    edits: [
      ['readerHashOf(salt, { listedName, typedName }) === data.readerHash', 'data.readerHash !== undefined'],
    ],
  },
  {
    number: 311,
    file: `${MODULES}/legal/parse-legal-text.ts`,
    edits: [['SCHEMES.has(url.protocol)', 'true']],
  },
  {
    number: 312,
    file: `${MODULES}/legal/require-consent.ts`,
    edits: [
      ["  if (waiver && !given) throw new DomainError('checkout.no-waiver');\n", ''],
      [
        'if (waiver && given?.waiver !== waiver.version)',
        'if (given && waiver && given.waiver !== waiver.version)',
      ],
    ],
  },
  {
    number: 313,
    file: 'src/stripe-sandbox/pages/terms-box.ts',
    edits: [["typed['terms'] !== 'accepted'", "typed['terms'] === 'never'"]],
  },
  {
    number: 314,
    file: `${MODULES}/withdrawals/withdraw.ts`,
    edits: [['    { key: `withdraw:address:${said.email}`, limits: withdrawalLimits.perAddress },\n', '']],
  },
  {
    number: 315,
    file: `${MODULES}/withdrawals/withdraw.ts`,
    edits: [
      [
        '  await db.transaction(',
        "  if (orderId === undefined) throw new DomainError('order.not-found');\n  await db.transaction(",
      ],
    ],
  },
];
