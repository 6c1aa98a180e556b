import type { Sop } from '#demo/sop.ts';
import {
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

export const changeManagement: Sop = {
  number: 'IT-403',
  title: 'Change Management',
  kind: 'Standard operating procedure · IT operations',
  owner: 'IT manager',
  review: '12 months after the effective date',
  moreFacts: [['Maintenance window', '{{maintenance_window}}']],
  signers: ['IT manager', '{{security_lead}}'],
  revision: 'First issue, with risk matrix and change record.',
  sections: [
    section(
      'Purpose and scope',
      text(
        'Most outages are made by ourselves. This procedure makes sure that changes to the production systems of {{business_name}} are known, understood, tested, approved and reversible, without slowing down those that are routine. It covers infrastructure, network, applications, databases, configuration, identity and vendor-managed services.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Requester | Describes what, why, when, risk, test and way back. Carries out or assigns.
Peer reviewer | A second engineer who understands the change, and who is as responsible for it as the requester.
Change board | IT manager, {{security_lead}}, owner of the affected service. Meets on Tuesday and Thursday for 30 minutes; decides on normal changes of medium and high risk.
IT manager | Keeps the calendar, declares freezes, approves emergency changes, reports to {{first_name}} {{last_name}}.`),
    ),
    section(
      'Kinds of change',
      named(
        'Kind 16 | What 40 | Approval 24 | Lead time 20',
        `
Standard | Frequent, low risk, written instruction, done three times without fault (new user, certificate renewal, patch ring) | Once, in advance | None; logged
Normal, low | Known technique, easily undone, no user notices | Peer reviewer | Same day
Normal, medium | Users may notice, or undo takes up to an hour | Peer and service owner | 2 business days
Normal, high | Outage possible, data or security affected, undo difficult | Change board | 5 business days
Emergency | Needed now to end or prevent an incident | IT manager or commander, by voice | None; record within 1 business day`,
      ),
    ),
    section(
      'Risk matrix',
      table(
        'Likelihood of failure 28 | Effect: one team 24 | Effect: one service 24 | Effect: customers or data 24',
        `
Low: done often, tested, automated | Low | Low | Medium
Medium: done before, partly tested | Low | Medium | High
High: new, complex, hard to test | Medium | High | High`,
        { isFirstBold: true, centerFrom: 1 },
      ),
      bullets(
        'One level higher: outside of the maintenance window, during a freeze, without a tested way back, or with fewer than two people who know the system.',
        '**Maintenance window:** {{maintenance_window}}',
        '**Freeze:** the last five days of a quarter, and announced peak times.',
      ),
    ),
    section(
      'Procedure',
      subheading('Plan'),
      steps(
        'Action 74 | Accept if 26',
        `
Write the change record: purpose, systems, steps with commands, duration, people affected. | A colleague could do it
Write the way back: trigger, steps, time needed, who decides. Take or name the backup. | Tested once, or reason given
Test in an environment like production; attach the result. | Result attached
Rate the risk, choose the window, look at the calendar for conflicts. | No conflict
Obtain approval by section 3. A requester never approves their own change. | Approved in the ticket
Tell those affected: what, when, how long, whom to call. Two business days before for medium and high. | Sent`,
      ),
      subheading('Do'),
      steps(
        'Action 74 | Accept if 26',
        `
Check that monitoring is green and no incident is open. Announce the start in the operations channel. | Green
Follow the written steps. A step that does not work as written stops the change. | No improvising
Verify with the checks of the record and with a real user’s view. | All checks pass
At the decision time go on or go back. Half of the window is for going back. | Decision spoken and written
Announce the end; watch for 30 minutes (high risk: until the next business day at noon). | Alarms quiet`,
      ),
      subheading('Close'),
      steps(
        'Action 74 | Accept if 26',
        `
Update documentation, inventory, diagrams, monitoring and disaster recovery plan. | Links in the ticket
Record the result: successful, with problems, undone, failed. | Within 1 business day
Review without blame every failed or emergency change. | Within 5 business days`,
      ),
      callout(
        'Emergency changes',
        'Two people, always: one types, one reads along. Say aloud what you do, keep the log of the terminal, and write the record on the next business day. More than three emergency changes a month in one service means that the service, not the procedure, has a problem.',
      ),
    ),
    section(
      'Database and security changes',
      bullets(
        ifSo(
          'develops_software',
          'Schema changes are backward compatible: add, migrate, switch, and remove in a later change. Statements run on a copy of production’s size first; locks and duration are measured.',
          'Updates of vendors that change a database are first run on a copy of it; locks and duration are measured.',
        ),
        'Firewall and identity changes name an end date or an owner who reviews them; “any” as source or destination needs the {{security_lead}}.',
        'Certificates and keys are replaced at the latest 14 days before they expire.',
      ),
    ),
    section(
      'Measures and records',
      table(
        'Measure 60 | Target 40',
        `
Changes without incident | 97 %
Emergency changes in percent of all | Below 5 %
Changes made without a record, found by configuration comparison | 0
Median time from request to done, low risk | 1 business day`,
      ),
      records(`
Change records with approvals | IT manager | 3 years
Minutes of the change board | IT manager | 3 years
Reviews of failed changes | Office of {{business_name}} | 3 years`),
    ),
  ],
  attachments: [
    form(
      'Form: change record',
      fields(
        'Change no. and title | Requester | Peer reviewer\nSystems and services | Kind and risk | Approved by, date\nWindow: date, start, end | Users affected, told on | Decision time for going back',
        500,
      ),
      fields('Purpose and expected result | Risks and what reduces them', 860),
      fields(
        'Steps with commands (or link) | Checks after each step | Way back: trigger, steps, minutes',
        2000,
      ),
      fields('Test result and environment | Result of the change | Lessons, documents updated', 860),
    ),
  ],
};
