import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  bullets,
  callout,
  definitions,
  fields,
  ifSo,
  named,
  onNewPage,
  records,
  roles,
  section,
  steps,
  subheading,
  text,
} from '#demo/writing.ts';

export const backupAndRestore: Sop = {
  number: 'IT-404',
  title: 'Backup and Restore Testing',
  kind: 'Standard operating procedure · IT operations',
  owner: 'IT manager',
  review: '12 months after the effective date, and when a system is added',
  signers: ['IT manager', '{{security_lead}}'],
  revision: 'First issue, with the plan of restore tests.',
  sections: [
    section(
      'Purpose and scope',
      text(
        `Nobody needs backups; everybody needs restores. This procedure defines what {{business_name}} backs up, how often, where copies are kept, and how we prove every quarter that they can be restored in time. It covers ${ifSo('has_own_servers', 'servers, databases, ')}cloud services (mail, files${ifSo('develops_software', ', source code')}), network configuration and endpoints with local data.`,
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Backup operator | Reads the daily report, repairs failures the same day, carries out restore tests.
System owner | Names tier and retention, checks restored data, signs the test.
{{security_lead}} | Holds the second key of the immutable copy; reviews access to backups each quarter.
IT manager | Reports failures above 24 hours and failed tests to {{first_name}} {{last_name}}.`),
    ),
    section(
      'Definitions',
      definitions(`
RPO | Recovery point objective: how much data, in time, may be lost.
RTO | Recovery time objective: how long until the service works again.
3-2-1-1-0 | Three copies, on two kinds of media, one off site, one that cannot be changed, zero errors in the last test.
Immutable copy | A copy that not even an administrator can change or delete before its date.`),
    ),
    section(
      'Tiers',
      named(
        'Tier 18 | Examples 30 | RPO 10 | RTO 10 | Copies and retention 32',
        `
1 Critical | Orders, finance, identity, customer database | 15 min | 4 h | Log shipping; daily kept 35 days, monthly 12 months, yearly 7 years
2 Important | Mail, files, ${ifSo('develops_software', 'source code, ')}phone system | 4 h | 1 day | Every 4 hours kept 7 days, daily 35 days, monthly 12 months
3 Normal | Intranet, test systems with setup effort | 24 h | 3 days | Daily kept 14 days
4 None | Caches, rebuildable systems, laptops (data lives in tier 2) | – | Rebuild | Configuration ${ifSo('develops_software', 'in source code', 'written down')}`,
      ),
      bullets(
        'Backups are encrypted in transit and at rest; keys are kept apart from the backups, and one copy on paper in the safe.',
        'The backup system has its own accounts, its own multifactor authentication and no trust in the company’s directory.',
        'Cloud services are not their own backup: a second provider or account holds a copy.',
      ),
    ),
    section(
      'Procedure',
      subheading('Every business day'),
      steps(
        'Action 74 | Accept if 26',
        `
Read the report: all jobs, all systems of the inventory. A system that is missing is a failure. | 100 % listed
Compare size and duration with the week before. | Within ±30 %
Repair and run again what failed; open a ticket. Two failures in a row are SEV 3 by IT-401. | Same day
Look at free space and at the age of the newest immutable copy. | 20 % free; within 24 hours`,
      ),
      subheading('Restore test'),
      steps(
        'Action 74 | Accept if 26',
        `
Choose by the calendar: each tier 1 system every quarter, each tier 2 system twice a year, ten random files every month. | On schedule
Restore into a separated network, from the **off-site** copy, without help of the original system. Start the clock. | Separated
Start the service; the owner signs in and checks ten records, totals and last transactions against production. | Data right and complete
Stop the clock; note RTO and RPO reached. | Within tier
Scan for malware; destroy the test environment and its data. | Nothing left
Sign; a failed test is repeated within ten business days after repair. | Signed by owner`,
      ),
      callout(
        'Once a year: from nothing',
        'The team restores identity, one tier 1 system and the documentation of this procedure as if building and directory were lost: from the paper key, on rented hardware, away from {{city}}. Everything that was missing goes onto the list of actions.',
      ),
      subheading('Restore in an emergency'),
      steps(
        'Action 74 | Who 26',
        `
Agree on the point in time and on what will be lost; write it down. | System owner
After an attack: only from before the first trace, only into clean systems (IT-401). | Incident commander
Restore in the order identity, network, databases, applications, clients. | Backup operator
Check, open to users, watch; keep the damaged system as evidence. | System owner`,
      ),
    ),
    section(
      'Records',
      records(`
Backup reports | Backup operator | 12 months
Restore tests | IT manager | 3 years
Inventory of systems with tiers | IT manager | Current, each version 3 years
Destruction of media, with certificate | Office of {{business_name}} | 7 years`),
    ),
  ],
  attachments: [
    onNewPage(
      'portrait',
      'Form: restore test',
      fields(
        'System and tier | Date | Operator | Owner\nCopy used: place, date, time | Start | Service works at | RTO and RPO reached',
      ),
      blankTable(
        'Check 46 | Expected 20 | Found 20 | OK 14',
        'Number of records or files\nLatest transaction\nTotals compared with production\nTen records chosen by the owner\nSign-in and main function\nInterfaces and scheduled jobs\nAccess rights restored\nEncryption key found without help\nInstructions followed without guessing\nMalware scan\nTest environment and data destroyed',
        420,
      ),
      fields('Problems and actions, owner, date', 1800),
      fields('Operator: signature, date | System owner: signature, date | IT manager: signature, date', 620),
    ),
  ],
};
