import type { Section } from '#demo/sop.ts';
import {
  blankTable,
  blocksIf,
  fields,
  form,
  ifSo,
  named,
  onNewPage,
  subheading,
  text,
} from '#demo/writing.ts';

const columns = 'Role 30 | Name 26 | Mobile, day and night 24 | Second way 20';

export const incidentForms: Section[] = [
  onNewPage(
    'portrait',
    'Form: contact sheet',
    text(
      'Print it, keep it at home as well. Numbers that stand only in our own systems do not help when these are down.',
    ),
    ...blocksIf(
      'incident_contacts',
      [
        named(
          columns,
          `
{{#each incident_contacts}}{{role}} | {{name}} | {{phone}} | {{second_way}}{{/each}}
${ifSo('data_kinds includes "Payment cards"', 'Payment processor | | | ')}
{{first_name}} {{last_name}}, {{business_name}} | | | `,
          { rowHeightInTwips: 370 },
        ),
      ],
      [
        blankTable(
          columns,
          'On-call engineer\nIncident commander, deputy\nTechnical lead\nCommunications lead\nLegal counsel\nInsurer, policy number\n{{first_name}} {{last_name}}, {{business_name}}',
          370,
        ),
      ],
    ),
    subheading('Out-of-band channel'),
    fields('Chat or call service | How to join without company sign-in | Keeper of the access codes', 620),
  ),
  form(
    'Form: chain of custody',
    fields('Evidence no. | Description, serial number | Collected by, place, time | SHA-256'),
    blankTable('Date and time 20 | Handed over by 24 | Received by 24 | Reason 18 | Stored at 14', 5, 400),
  ),
  onNewPage(
    'landscape',
    'Form: incident timeline',
    fields('Incident no. | Severity and changes | Commander | Scribe | Opened (UTC)'),
    blankTable(
      'Time (UTC) 11 | Seen, decided or done 45 | System or account 18 | By 12 | Evidence no. 14',
      13,
      390,
    ),
  ),
  onNewPage(
    'portrait',
    'Form: incident report',
    fields('Incident no. and title | Severity | Commander\nStarted | Detected, how | Contained | Ended', 540),
    fields('Summary for management: what happened, effect, cause, state, in five sentences', 1300),
    fields('Systems and accounts | Data: kind, persons, records | Cost and downtime', 900),
    fields('Cause and way in | Why it was not found earlier', 1100),
    fields('Notified: authority, persons, customers, insurer, with dates', 800),
    subheading('Actions'),
    blankTable('Action 52 | Owner 20 | Due 14 | Done 14', 5, 380),
    fields('Commander: signature, date | {{security_lead}}: signature, date', 540),
  ),
];
