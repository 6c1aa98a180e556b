import type { Sop } from '#demo/sop.ts';
import {
  bullets,
  callout,
  definitions,
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
import { incidentForms } from './incident-forms.ts';
import { incidentPlaybooks } from './incident-playbooks.ts';

export const incidentResponse: Sop = {
  number: 'IT-401',
  title: 'Security Incident Response Plan',
  kind: 'Plan · Information security',
  owner: '{{security_lead}}',
  review: '12 months after the effective date, and after every SEV 1 or SEV 2 incident',
  moreFacts: [['Report to', '{{email}}  {{website}}']],
  signers: ['{{security_lead}}', 'IT manager', 'Legal counsel'],
  revision: 'First issue, with five playbooks. Follows the phases of NIST SP 800-61.',
  attachments: incidentForms,
  sections: [
    section(
      'Purpose',
      text(
        'An incident is handled well when nobody has to invent the process during it. This plan tells the people of {{business_name}} how to recognize and report a security incident, how severe it is, who leads, what is done in which order, who is told and when, and how we learn from it.',
      ),
    ),
    section(
      'Scope',
      text(
        'All systems, cloud services, devices and data of {{business_name}}, wherever they are, and all employees, contractors and service providers with access to them. Physical incidents at {{full_address}} are covered where they touch information.',
      ),
    ),
    section(
      'Definitions',
      definitions(`
Event | Something observable in a system or network, such as a failed sign-in.
Incident | An event that harms, or is about to harm, the confidentiality, integrity or availability of information, or breaks our policies.
Data breach | An incident in which personal or confidential data was, or must be presumed to have been, seen or taken by someone without permission.
Indicator | A trace by which an attack can be found again: address, file hash, domain, account, behavior.
War room | The chat channel and call in which an incident is led. Everything said and done there is evidence.
RTO, RPO | How long a service may be down, and how much data in time may be lost.`),
    ),
    section(
      'Roles',
      roles(`
Reporter | Anyone. Reports at once, does not investigate, does not switch off, does not delete.
On-call engineer | Answers within the times of section 5, assesses severity, opens the war room, starts the timeline.
Incident commander | Leads. Decides, assigns, keeps the rhythm. Does not do technical work at the same time. One person at any moment, handed over by name.
Technical lead | Investigates, contains, removes, recovers; proposes, the commander decides.
Communications lead | Writes all messages inside and outside; nobody else speaks with press or customers.
Scribe | Keeps the timeline with times in UTC: seen, decided, done, by whom.
Legal counsel | Advises on notification, evidence, contracts, insurance and law enforcement.
{{first_name}} {{last_name}} | Is informed of SEV 1 and SEV 2; decides on ransom demands, public statements and shutdown of the business.`),
    ),
    section(
      'Severity',
      table(
        'Level 10 | What it means 38 | Examples 28 | First answer 12 | Updates 12',
        `
SEV 1 | Critical. Business stopped, or sensitive data of many people taken, or attack in progress with administrator rights | ${ifSo('has_own_servers', 'Ransomware on servers', 'Ransomware in shared files')}; customer database published | 15 minutes, day and night | Every 30 minutes
SEV 2 | High. One important service down or one privileged account taken; limited data exposure likely | Mailbox of finance taken over; web shop defaced | 30 minutes, day and night | Every hour
SEV 3 | Medium. Single user or device, no sensitive data, contained | Malware found by endpoint protection; lost encrypted laptop | 4 business hours | Daily
SEV 4 | Low. Attempt without effect, policy violation | Phishing mail reported and not clicked | 1 business day | At closing`,
        { isFirstBold: true },
      ),
      bullets(
        'In doubt choose the higher level; lowering it later costs nothing.',
        `Raise the level when personal data${ifSo('data_kinds includes "Payment cards"', ', payment cards')}${ifSo('data_kinds includes "Health records"', ', health records')}, backups or administrator accounts are touched, or when the press asks.`,
        'Only the incident commander changes the level, and says so in the war room.',
      ),
    ),
    section(
      'Reporting',
      callout(
        'See something, say something, within 15 minutes',
        'Call the on-call number on the card behind your badge, or write to {{email}}. Leave the device on, disconnect it from the network, do not delete anything, do not answer the attacker. Nobody is blamed for reporting, or for having clicked.',
      ),
      named(
        'You notice 40 | You do 60',
        `
A mail asks for a password, a payment or urgency | Do not click. Use the “Report phishing” button, then delete
You entered your password on a strange page | Report at once; change it from another device; expect a call
Files renamed, a ransom note, a warning that will not close | Pull the network cable or switch off Wi-Fi; leave it running; call
Laptop, phone or badge lost or stolen | Call at once, day or night; note place and time
Data sent to the wrong person | Ask the recipient to delete and confirm; report; do not recall silently
Unknown person in the office or a found USB stick | Ask or escort; do not plug in; hand it to IT`,
      ),
    ),
    section(
      'Handling an incident',
      subheading('Phase 1: Detect and analyze'),
      steps(
        'Action 72 | Who 28',
        `
Acknowledge the alert or report; open a ticket and the war room; start the timeline. | On-call engineer
Verify: is it real? Which systems, accounts and data? Since when? Is it still going on? | On-call engineer
Set the severity; name the incident commander; page the team for SEV 1 and SEV 2. | On-call engineer
Preserve evidence before changing anything: memory, disk snapshot, logs, mails with headers. Copy logs that expire. | Technical lead
Search for the indicators in all systems. Assume that there is more than was seen first. | Technical lead`,
      ),
      subheading('Phase 2: Contain'),
      steps(
        'Action 72 | Who 28',
        `
Choose between watching and cutting off; for SEV 1 cut off unless legal counsel and commander agree otherwise. | Commander
Short term: isolate devices by endpoint tool${ifSo('has_own_servers', ' or VLAN')}, block addresses and domains, revoke sessions, disable accounts, rotate keys. | Technical lead
Protect what is still good: take backups offline; lock down the identity provider${ifSo('has_own_servers', '; guard the domain controllers')}${ifSo('develops_software', '; stop the build pipelines')}. | Technical lead
Long term: temporary fixes that let business go on, each with an owner and an end date. | Commander`,
      ),
      subheading('Phase 3: Eradicate and recover'),
      steps(
        'Action 72 | Who 28',
        `
Find and close the way in. An incident whose entry is unknown is not over. | Technical lead
Rebuild from clean images; do not clean compromised ${ifSo('has_own_servers', 'servers', 'devices')}. Reset all secrets that were reachable. | Technical lead
Restore data from the last backup before the first trace; scan it before use. | Technical lead
Return in order of business priority, after a written go from the commander; watch closely for 30 days. | Commander
Declare the end in the war room with time, cause, effect and open actions. | Commander`,
      ),
      subheading('Phase 4: Learn'),
      steps(
        'Action 72 | Who 28',
        `
Hold a review without blame within five business days for SEV 1 to SEV 3. | Commander
Write the report: timeline, cause, effect, what worked, what did not, actions with owner and date. | Scribe, commander
Feed indicators into detection; update playbooks, risk register and training. | {{security_lead}}
Follow up actions monthly until closed; report to {{first_name}} {{last_name}} each quarter. | {{security_lead}}`,
      ),
    ),
    ...incidentPlaybooks,
    section(
      'Communication',
      table(
        'Audience 20 | When 26 | What 34 | Who speaks 20',
        `
War room | From the start | Everything, times in UTC | All members
Management | SEV 1: 30 minutes; SEV 2: 2 hours | Effect, what we know and do not know, next update | Commander
Employees | When they notice or must act | What to do, what not to say | Communications lead
Customers | As contracts say; at the latest with the public | Facts, effect on them, what they should do, contact | Communications lead
Authorities, persons affected | See below | As the law requires | Legal counsel
Insurer | Before spending on outside help | Policy number, first facts | Legal counsel
Press | Only on request, by statement | Approved text | {{first_name}} {{last_name}}`,
        { isFirstBold: true },
      ),
      subheading('Deadlines to check with legal counsel on the first day'),
      named(
        'Rule 40 | Deadline 60',
        `
State breach laws ({{state}} and the states where persons live) | Without unreasonable delay; several states 30 to 60 days; attorney general above a number of persons
${ifSo('data_kinds includes "Health records"', 'HIPAA, for health records | 60 days to persons; 500 persons or more: also to HHS, and to the media where they live in one state, within the same time')}
${ifSo('data_kinds includes "People in the EU"', 'GDPR, for persons in the EU | 72 hours to the authority; persons without undue delay when the risk is high')}
${ifSo('data_kinds includes "Payment cards"', 'Payment cards | Acquiring bank at once; forensic investigator as told')}
Listed companies | Form 8-K within four business days of judging it material
Contracts | As written, often 24 to 72 hours`,
      ),
    ),
    section(
      'Evidence',
      bullets(
        'Take images read-only, compute SHA-256 at once, keep two copies: one sealed, one for work.',
        'Write who had the evidence, when, where and why, without gaps, on the chain-of-custody form.',
        'Clocks: note the difference of each system to UTC. Screenshots show the whole screen with the time.',
        'Do not upload samples with company data to public services; attackers watch them too.',
      ),
    ),
    section(
      'Readiness',
      table(
        'What 54 | How often 20 | Owner 26',
        `
Contact list and on-call schedule checked by calling everyone | Quarterly | {{security_lead}}
Tabletop exercise with management (one playbook) | Twice a year | {{security_lead}}
Technical drill: isolate, restore, rotate | Twice a year | Technical lead
Restore test of critical systems (IT-404) | Quarterly | IT manager
Log sources complete, kept 12 months, clocks in step | Monthly | Technical lead
Out-of-band channel works without our own mail and chat | Quarterly | Communications lead
Phishing simulation and training | Quarterly | {{security_lead}}
Review of insurance, retainer and law firm | Yearly | Legal counsel`,
      ),
      text(
        'Measures: time to detect, to answer, to contain and to recover; share of incidents reported by people; actions closed on time (target 90 %).',
      ),
    ),
    section(
      'Records',
      records(`
Incident tickets, timelines, reports | {{security_lead}} | 5 years
Evidence and chain of custody | {{security_lead}} | Until released by legal counsel
Notifications and answers | Legal counsel | 7 years
Exercises and training | {{security_lead}} | 3 years`),
    ),
  ],
};
