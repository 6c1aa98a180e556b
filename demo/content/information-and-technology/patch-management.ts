import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  bullets,
  callout,
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

export const patchManagement: Sop = {
  number: 'IT-405',
  title: 'Vulnerability and Patch Management',
  kind: 'Standard operating procedure · Information security',
  owner: '{{security_lead}}',
  review: '12 months after the effective date',
  signers: ['{{security_lead}}'],
  revision: 'First issue, with deadlines by severity.',
  sections: [
    section(
      'Purpose and scope',
      text(
        `Known holes are closed before they are used. This procedure applies to every device, ${ifSo('has_own_servers', 'server, ')}${ifSo('develops_software', 'container image, application library, ')}network component and cloud configuration that {{business_name}} operates, including those that suppliers maintain for us.`,
      ),
    ),
    section(
      'Responsibilities',
      roles(`
{{security_lead}} | Runs scanners, rates findings, follows deadlines, approves exceptions.
System owner | Patches, tests, reports obstacles before the deadline and not after it.
Service desk | Patches clients in rings; helps users whose devices are blocked.
{{first_name}} {{last_name}} | Accepts risk for exceptions longer than 90 days.`),
    ),
    section(
      'Deadlines',
      text(
        'The clock starts when a fix or workaround is published. “Exploited” means listed in the CISA catalog of known exploited vulnerabilities, or seen in our own logs.',
      ),
      named(
        'Rating 22 | Internet-facing 26 | Internal 26 | Clients 26',
        `
Exploited | 48 hours | 7 days | 7 days
Critical (CVSS 9.0 to 10) | {{critical_patch_days}} | 14 days | 14 days
High (7.0 to 8.9) | 14 days | 30 days | 30 days
Medium (4.0 to 6.9) | 60 days | 90 days | 90 days
Low (0.1 to 3.9) | Next release | Next release | Next release`,
      ),
      bullets(
        `One level up: system holds personal data${ifSo('data_kinds includes "Payment cards"', ', card data')}${ifSo('data_kinds includes "Health records"', ', health records')}, or is an identity or backup system.`,
        'One level down: not reachable, function switched off, and proved by a test.',
        'Products without support by their maker are replaced or separated from the network 90 days before the end of support.',
      ),
    ),
    section(
      'Procedure',
      steps(
        'Action 60 | Who 20 | When 20',
        `
Keep the inventory complete: compare scanner, directory, cloud account and purchase list. | {{security_lead}} | Monthly
Scan: outside view, inside with credentials${ifSo('develops_software', ', images and libraries in the pipeline')}. | {{security_lead}} | Weekly${ifSo('develops_software', '; each build')}
Read advisories of makers and CISA. | {{security_lead}} | Each business day
Rate by the table, open tickets with owner, deadline and fix; merge duplicates. | {{security_lead}} | 1 business day
Test on ring 0 (IT, 5 % of devices) for one day, ring 1 (20 %) for two days, then all. Exploited: rings in hours. | System owner | By deadline
Patch by IT-403: standard change for rings, emergency change for exploited. Backup or snapshot first. | System owner | By deadline
Scan again. A ticket is closed by the scanner, not by hand. | {{security_lead}} | 2 days after
Clients that miss the deadline by 7 days lose access to company data until patched. | Service desk | Automatic`,
      ),
      callout(
        'No patch yet',
        'Switch the function off, block its port or path, limit who can reach it, add detection, and look back for traces since the first known exploitation. Write the temporary measure and its end into the ticket.',
      ),
    ),
    section(
      'Exceptions',
      table(
        'Length 20 | Approved by 30 | Needs 50',
        `
Up to 30 days | {{security_lead}} | Reason, temporary measure, date
Up to 90 days | IT manager and {{security_lead}} | The same, and a plan
Longer | {{first_name}} {{last_name}} | Written acceptance of the risk, reviewed every quarter`,
        { isFirstBold: true },
      ),
    ),
    section(
      'Measures and records',
      table(
        'Measure 64 | Target 36',
        `
Findings closed by their deadline: exploited, critical, high | 100 %, 95 %, 90 %
Devices that reported to the scanner in the last 7 days | 98 %
Clients with current operating system and browser | 95 %
Exceptions past their date | 0`,
      ),
      records(`
Scan results | {{security_lead}} | 12 months
Tickets and exceptions | {{security_lead}} | 3 years
Monthly report to management | Office of {{business_name}} | 3 years`),
    ),
  ],
  attachments: [
    form(
      'Form: exception',
      fields(
        'Exception no. | System and owner | Vulnerability (CVE) and rating\nDeadline missed | Asked until | Internet-facing? Data held',
        520,
      ),
      fields('Why it cannot be fixed in time', 720),
      fields('Temporary measures and how they were tested | Detection added', 800),
      fields('Plan with dates', 720),
      fields(
        'System owner: signature, date | {{security_lead}}: signature, date | Risk accepted by: signature, date',
        640,
      ),
      subheading('Reviews'),
      blankTable('Date 18 | Situation changed? 40 | Extended until 20 | Initials 22', 4, 400),
    ),
  ],
};
