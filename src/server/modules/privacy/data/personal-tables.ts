import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { businesses, customerChanges, customers, emailChanges } from '#server/db/schema/accounts.ts';
import { oneTimeCodes, refreshTokens, sessions } from '#server/db/schema/auth.ts';
import {
  calendarLinks,
  reviewReminders,
  updateDecisions,
  updateNotices,
} from '#server/db/schema/binder/binder-updates.ts';
import { approvals, binderDocuments, binderRevisions } from '#server/db/schema/binder/binder.ts';
import { records } from '#server/db/schema/binder/records.ts';
import { binderManuals } from '#server/db/schema/binder/manuals.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { generatedDocuments, orderGenerations } from '#server/db/schema/generation.ts';
import { orderConsents, withdrawals } from '#server/db/schema/legal.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { lineItems, orderItems, orders } from '#server/db/schema/orders.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { orderEvents } from '#server/db/schema/order-events.ts';
import { paymentCustomers } from '#server/db/schema/payments.ts';
import { documentAccesses, disputeEvidence } from '#server/db/schema/evidence.ts';
import { creditNotes, disputes, orderClosures, refunds } from '#server/db/schema/refunds.ts';
import { readingMails, readingNotices, readingUnsubscribes } from '#server/db/schema/binder/reading-mails.ts';
import { answers } from '#server/db/schema/questions.ts';
import { rateLimitUses } from '#server/db/schema/rate-limits.ts';
import {
  acknowledgements,
  readers,
  readingAssignments,
  readingProgress,
  revisionTexts,
  sharedDevices,
  signedSheets,
} from '#server/db/schema/binder/readers.ts';
import type { Person } from './person.ts';

/** What a table holds of a person. */
export type PersonalTable = {
  table: PgTable;
  rows: SQL | undefined;
  /** The rows go; or they stay, for the books, with these columns emptied; or they say nothing of a person by themselves. */
  erasure: 'delete' | 'keep' | Record<string, unknown>;
  /** Columns that nobody is handed: they are hashes of secrets, or say again what other columns say. */
  untold?: string[];
};

/** Nobody is told what was counted, or reads mails of the viewer twice. */
export const untoldTables: readonly PgTable[] = [rateLimitUses, oneTimeCodes, refreshTokens, outboxMails];

/** The order of the books: amounts, dates and the country stay. */
const emptyBuyer = sql`case when ${orders.buyer} is null then null else jsonb_build_object(
  'email', '', 'firstName', '', 'lastName', '', 'logoPath', null,
  'business', jsonb_build_object('name', '', 'website', '', 'street', '', 'city', '', 'state', '', 'zipCode', '')
    || case when ${orders.buyer}->'business' ? 'country'
            then jsonb_build_object('country', ${orders.buyer}->'business'->'country') else '{}' end) end`;

/**
 * Every table that knows a person, in an order in which its rows can go. A table that is neither here nor among the
 * impersonal ones fails the test beside it.
 */
export const personalTables = (person: Person): PersonalTable[] => {
  const { id, emails, readerEmails, ofOrder, ofDocument, ofReader } = person;
  const own = { readers: ofReader(readers.id), documents: ofDocument(binderDocuments.id) };
  const ofRevision = (column: PgColumn) =>
    sql`${column} in (select ${binderRevisions.id} from ${binderRevisions} where ${ofDocument(binderRevisions.documentId)})`;
  return [
    { table: readingNotices, rows: ofReader(readingNotices.readerId), erasure: 'delete' },
    { table: readingMails, rows: eq(readingMails.customerId, id), erasure: 'delete' },
    {
      table: readingUnsubscribes,
      rows: eq(readingUnsubscribes.customerId, id),
      erasure: 'delete',
      untold: ['emailHash'],
    },
    { table: revisionTexts, rows: ofRevision(revisionTexts.revisionId), erasure: 'delete' },
    { table: acknowledgements, rows: eq(acknowledgements.customerId, id), erasure: 'delete' },
    { table: signedSheets, rows: eq(signedSheets.customerId, id), erasure: 'delete' },
    { table: readingProgress, rows: or(ofReader(readingProgress.readerId), ofRevision(readingProgress.revisionId)), erasure: 'delete' },
    { table: readingAssignments, rows: ofReader(readingAssignments.readerId), erasure: 'delete' },
    { table: sharedDevices, rows: eq(sharedDevices.customerId, id), erasure: 'delete', untold: ['secretHash'] },
    { table: readers, rows: own.readers, erasure: 'delete', untold: ['linkHash'] },
    { table: records, rows: eq(records.customerId, id), erasure: 'delete' },
    { table: updateDecisions, rows: ofDocument(updateDecisions.documentId), erasure: 'delete' },
    { table: updateNotices, rows: eq(updateNotices.customerId, id), erasure: 'delete' },
    { table: reviewReminders, rows: ofDocument(reviewReminders.documentId), erasure: 'delete' },
    { table: calendarLinks, rows: eq(calendarLinks.customerId, id), erasure: 'delete', untold: ['secretHash'] },
    { table: binderManuals, rows: eq(binderManuals.customerId, id), erasure: 'delete' },
    { table: binderRevisions, rows: ofDocument(binderRevisions.documentId), erasure: 'delete' },
    { table: binderDocuments, rows: own.documents, erasure: 'delete', untold: ['searchText'] },
    { table: approvals, rows: eq(approvals.customerId, id), erasure: 'delete' },
    {
      table: generatedDocuments,
      rows: sql`${generatedDocuments.lineItemId} in (select ${lineItems.id} from ${lineItems} where ${ofOrder(lineItems.orderId)})`,
      erasure: 'delete',
    },
    { table: orderGenerations, rows: ofOrder(orderGenerations.orderId), erasure: 'delete' },
    { table: lineItems, rows: ofOrder(lineItems.orderId), erasure: { failure: null } },
    { table: orderEvents, rows: ofOrder(orderEvents.orderId), erasure: { subject: null } },
    { table: orderConsents, rows: ofOrder(orderConsents.orderId), erasure: 'keep' },
    {
      table: withdrawals,
      rows: or(
        inArray(withdrawals.email, emails),
        inArray(sql`lower(${withdrawals.contract})`, emails),
        ofOrder(withdrawals.orderId),
      ),
      erasure: { name: '', contract: '', email: '', reason: '', note: null },
      // Anybody may have named the order.
      untold: ['key', 'name', 'email', 'reason', 'note'],
    },
    { table: documentAccesses, rows: ofOrder(documentAccesses.orderId), erasure: 'delete' },
    {
      table: disputeEvidence,
      rows: sql`${disputeEvidence.disputeId} in (select ${disputes.id} from ${disputes} where ${ofOrder(disputes.orderId)})`,
      erasure: { whatHappened: '' },
    },
    { table: disputes, rows: ofOrder(disputes.orderId), erasure: 'keep' },
    { table: refunds, rows: ofOrder(refunds.orderId), erasure: { reason: null } },
    { table: creditNotes, rows: ofOrder(creditNotes.orderId), erasure: 'keep' },
    { table: orderClosures, rows: ofOrder(orderClosures.orderId), erasure: { reason: '' } },
    { table: orderItems, rows: ofOrder(orderItems.orderId), erasure: 'keep' },
    { table: invoices, rows: ofOrder(invoices.orderId), erasure: 'keep' },
    { table: orders, rows: eq(orders.customerId, id), erasure: { buyer: emptyBuyer, sessionUrl: null, taxNumber: null } },
    {
      table: storedFiles,
      rows: or(eq(storedFiles.ownerId, id), ofOrder(storedFiles.orderId)),
      erasure: 'delete',
    },
    { table: answers, rows: eq(answers.customerId, id), erasure: 'delete' },
    { table: paymentCustomers, rows: eq(paymentCustomers.customerId, id), erasure: 'delete' },
    { table: emailChanges, rows: eq(emailChanges.customerId, id), erasure: 'delete' },
    { table: customerChanges, rows: eq(customerChanges.customerId, id), erasure: { subject: null } },
    {
      table: refreshTokens,
      rows: sql`${refreshTokens.sessionId} in (select ${sessions.id} from ${sessions} where ${eq(sessions.customerId, id)})`,
      erasure: 'delete',
    },
    { table: sessions, rows: eq(sessions.customerId, id), erasure: 'delete' },
    {
      table: oneTimeCodes,
      // Those that confirm something are kept with what they confirm before the address.
      rows: or(...emails.map((email) => sql`split_part(${oneTimeCodes.email}, ' ', -1) = ${email}`)),
      erasure: 'delete',
    },
    {
      table: rateLimitUses,
      rows: or(...[id, ...emails, ...readerEmails].map((name) => sql`strpos(${rateLimitUses.key}, ${name}) > 0`)),
      erasure: 'delete',
    },
    {
      table: outboxMails,
      rows: inArray(outboxMails.recipient, [...emails, ...readerEmails]),
      erasure: 'delete',
    },
    { table: businesses, rows: eq(businesses.customerId, id), erasure: 'delete' },
    {
      table: customers,
      rows: eq(customers.id, id),
      erasure: {
        email: sql`'erased-' || ${customers.id} || '@erased.invalid'`,
        firstName: '',
        lastName: '',
        logoPath: null,
        colours: null,
        timeZone: null,
      },
    },
  ];
};
