import type { Sop } from '#demo/sop.ts';
import {
  bullets,
  callout,
  definitions,
  fields,
  form,
  ifSo,
  named,
  records,
  roles,
  section,
  steps,
  subheading,
  table,
  text,
} from '#demo/writing.ts';

export const accessControl: Sop = {
  number: 'IT-402',
  title: 'Access for Joiners, Movers and Leavers',
  kind: 'Standard operating procedure · Identity and access',
  owner: 'IT manager',
  review: '12 months after the effective date',
  signers: ['IT manager', 'Head of human resources'],
  revision: 'First issue, with request form and quarterly review.',
  sections: [
    section(
      'Purpose',
      text(
        'Everyone at {{business_name}} has the access they need for their work, no more, no longer, and somebody has approved it. This procedure governs how accounts are created, changed, reviewed and removed, for employees, contractors and machines.',
      ),
    ),
    section(
      'Scope',
      text(
        'All applications, cloud services, networks, devices and rooms with company information. It starts with a signed contract and ends when the last account of a person is closed and the last device returned.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Human resources | Tells IT about joiners, movers and leavers through the personnel system: five business days before, or within the hour for immediate exits.
Manager | Requests access by role, approves exceptions, reviews access each quarter, collects devices.
Application owner | Approves access to the application, knows its roles, reviews privileged users.
IT service desk | Carries out, records, hands over credentials safely.
{{security_lead}} | Approves privileged access, checks samples, reports to {{first_name}} {{last_name}}.`),
    ),
    section(
      'Definitions',
      definitions(`
Role | A named set of rights for a job, such as “Accountant”. Access is given by role, not copied from a colleague.
Privileged access | Rights that change systems or other people’s rights: administrator, root, billing owner, production database.
Service account | An account used by a program. It has an owner, a purpose and an end date.
Separation of duties | No single person can both create and approve: vendor and payment, code and release, user and role.
Break-glass account | A sealed emergency account, monitored, used with two people.`),
    ),
    section(
      'Rules',
      bullets(
        'One person, one named account. Shared accounts are forbidden, except break-glass.',
        'Multifactor authentication everywhere; phishing-resistant keys for privileged access.',
        'Passwords: at least 14 characters, checked against known leaks, changed on suspicion and not by the calendar; kept in the company’s password manager.',
        'Privileged work is done from a second account, without mail and browsing, for a limited time.',
        ifSo(
          'allows_private_phones',
          'Private phones hold company data only in the managed work profile, with a screen lock and current updates.',
          'Company data is not opened or kept on private phones.',
        ),
        'Accounts without sign-in for 45 days are disabled, after 90 days removed.',
        'Contractors’ accounts end with the contract, at the latest after 90 days, and are extended by the manager.',
      ),
    ),
    section(
      'Procedure',
      subheading('Joiner'),
      steps(
        'Action 62 | Who 18 | When 20',
        `
Enter person, manager, role, start date, place, device needs. | HR | 5 days before
Approve role and exceptions; application owners approve what the role does not contain. | Manager, owners | 3 days before
Create the identity, assign role groups, license, mailbox; enroll the device with encryption and endpoint protection. | Service desk | 1 day before
Verify identity with photo ID, hand over device and one-time code in person or by video; never by mail. | Service desk | First day
Register two factors, set password, read and sign the acceptable-use policy. | Joiner | First day
Security training completed; access to sensitive data opens afterward. | Joiner, manager | First week`,
      ),
      subheading('Mover'),
      steps(
        'Action 62 | Who 18 | When 20',
        `
Tell IT about the new role and date. | HR, new manager | 5 days before
Assign the new role; **remove** the old one on the same day. Overlap needs an end date, at most 30 days. | Service desk | Day of change
Check separation of duties and shared secrets known to the person; rotate where needed. | Application owner | 5 days after
Confirm in the ticket what was removed. | Old manager | 5 days after`,
      ),
      subheading('Leaver'),
      steps(
        'Action 62 | Who 18 | When 20',
        `
Tell IT the last working hour; for immediate exits call first, write second. | HR | 5 days before, or 1 hour
Disable the identity, revoke sessions and tokens, remove factors; block badge. | Service desk | At the last hour; immediate exits: 15 minutes
${ifSo('allows_private_phones', 'Wipe the work profile of private phones; collect', 'Collect')} laptop, phone, keys, badge, tokens. | Service desk, manager | Last day
Rotate shared secrets, API keys, Wi-Fi and door codes the person knew. | Application owners | 1 day
Give manager access to mailbox and files for 30 days with legal reason; set an automatic reply. | Service desk | 1 day
Transfer ownership of files, calendars, automations, domains and bills. | Manager | 14 days
Delete accounts and licenses; keep logs. | Service desk | 90 days`,
      ),
      callout(
        'Immediate exit',
        'When someone leaves in conflict, access ends during the conversation, not after it. Human resources agrees on the minute with IT; the person is told by a human being, not by a locked screen. Questions go to {{first_name}} {{last_name}}, {{email}}.',
      ),
    ),
    section(
      'Privileged and service accounts',
      named(
        'Kind 24 | Given by 22 | Conditions 34 | Reviewed 20',
        `
Administrator | {{security_lead}} and owner | Second account, hardware key, session recorded, at most 8 hours at a time | Monthly
Production data | Owner | Ticket, read-only where possible, masked copies for tests | Monthly
Service account | Owner | No interactive sign-in, secret in vault, rotated yearly or at exit of keeper | Quarterly
Vendor’s remote support | IT manager | Opened per session, watched, closed after | Each use
Break-glass | {{first_name}} {{last_name}} | Two sealed envelopes in two places; alarm on use; password renewed after | Every six months, tested`,
      ),
    ),
    section(
      'Quarterly access review',
      steps(
        'Action 72 | Who 28',
        `
Export users, roles, last sign-in of each application; compare with the list of employees. | Service desk
Confirm or withdraw every line; “keep because it was always so” is not a reason. | Manager, application owner
Withdraw within five business days; report orphaned accounts as incident SEV 3 (IT-401). | Service desk
Check ten random confirmations; report completion and findings. | {{security_lead}}`,
      ),
      table(
        'Measure 64 | Target 36',
        `
Leavers disabled on time | 100 %
Reviews completed by their date | 100 %
Accounts without owner | 0
Joiners able to work on their first day | 95 %`,
      ),
    ),
    section(
      'Records',
      records(`
Requests and approvals | Service desk | 3 years after exit
Quarterly reviews | {{security_lead}} | 3 years
Sign-in and privilege logs | {{security_lead}} | 12 months
Device handover and return | Service desk | 3 years after exit`),
    ),
  ],
  attachments: [
    form(
      'Form: access request',
      fields(
        'Person | Employee or contractor no. | Manager\nJoiner, mover or leaver | Start or last day and hour | Role',
        460,
      ),
      fields('Applications and rights beyond the role, with reason | End date', 680),
      fields('Devices and keys handed out or returned, with serial numbers', 560),
      fields('Manager: signature, date | Application owner: signature, date | Carried out by, date', 480),
    ),
  ],
};
