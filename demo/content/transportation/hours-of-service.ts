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
  table,
  text,
} from '#demo/writing.ts';

export const hoursOfService: Sop = {
  number: 'FL-502',
  title: 'Driver Hours of Service',
  kind: 'Standard operating procedure · Compliance',
  owner: '{{safety_manager}}',
  review: '12 months after the effective date, and at each change of 49 CFR part 395',
  signers: ['{{safety_manager}}', 'Dispatch manager'],
  revision: 'First issue, for property-carrying vehicles.',
  sections: [
    section(
      'Purpose',
      text(
        'Tired drivers crash. This procedure explains the hours-of-service rules for property-carrying drivers in interstate commerce, how {{business_name}} plans within them, how electronic logs are kept, edited and audited, and what happens when a trip cannot be finished in time.',
      ),
    ),
    section(
      'Scope',
      text(
        'All drivers of commercial motor vehicles dispatched from {{city}}, {{state}}, including owner-operators under our authority. Passenger vehicles and intrastate-only drivers may fall under other limits; ask the {{safety_manager}}.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Driver | Knows the remaining hours before accepting a load, records every change of duty status when it happens, certifies each day, rests.
Dispatcher | Plans by section 6, never asks, hints or rewards to drive over hours, answers “I am tired” with “Park safely”.
{{safety_manager}} | Audits logs weekly, trains, handles malfunctions, keeps records, reports to {{first_name}} {{last_name}}.`),
    ),
    section(
      'Limits',
      named(
        'Rule 28 | Limit 44 | Starts again after 28',
        `
Driving limit | 11 hours of driving | 10 consecutive hours off duty
Driving window | No driving after the 14th hour since coming on duty; breaks do not stop this clock | 10 consecutive hours off duty
30-minute break | After 8 hours of driving without an interruption of at least 30 consecutive minutes; off duty${ifSo('uses_sleeper_berths', ', in the berth')} or on duty not driving all count | The break itself
Weekly limit | No driving after ${ifSo('duty_cycle is "60 hours in 7 days"', '60 hours on duty in 7 days in a row', '70 hours on duty in 8 days in a row')} | Oldest day drops out, or 34 hours off duty in a row
${ifSo('uses_sleeper_berths', 'Sleeper berth | 10 hours in two parts: one of 7 hours or more in the berth, one of 2 hours or more off duty or in the berth; together at least 10. Neither counts against the 14 hours | Second part')}
Adverse conditions | Up to 2 hours more driving and window, for snow, fog, crash or closure that could not be known before | Not applicable
Short haul | Within 150 air miles, back at the same place within 14 hours: time record instead of log, no 30-minute break required | 10 hours off duty`,
      ),
      callout(
        'Ill or tired is enough',
        'Whatever hours are left, nobody drives whose ability or alertness is impaired by fatigue or illness (49 CFR 392.3). Dispatch finds a solution; coercion is forbidden by 49 CFR 390.6, and by {{business_name}}.',
      ),
    ),
    section(
      'Definitions',
      definitions(`
On duty | All time from beginning to be ready for work until relieved: waiting at docks (unless released), loading, inspections, fueling, paid work for others.
Off duty | Relieved of all responsibility, free to go. A break of at least 30 minutes with the load secured may be off duty if the driver is told so in writing.
Personal conveyance | Driving for personal reasons while off duty: to the nearest safe place to rest, to food or lodging. Never to get closer to the next stop.
Yard move | Moving a vehicle within a yard; on duty, not driving.
ELD | Electronic logging device, registered with FMCSA, connected to the engine.
Supporting documents | Bills of lading, dispatch records, fuel and toll receipts, payroll; up to eight for each day.`),
    ),
    section(
      'Planning a trip',
      steps(
        'Action 72 | Who 28',
        `
Look at the hours of the driver for today and for the next 7 days, before offering the load. | Dispatcher
Plan with an average of 50 mph, 30 minutes for each inspection, 2 hours for each dock, 45 minutes of reserve for every 5 hours. | Dispatcher
Name the place of the 30-minute break and of the night’s parking in the dispatch message. | Dispatcher
Confirm that the plan is possible, or say no. | Driver
If the plan breaks: call before the clock ends, not after; agree on parking, relay or new appointment. | Driver, dispatcher`,
      ),
      subheading('Worked example: 14-hour window'),
      table(
        'Time 18 | Status 30 | Driving used 18 | Window used 18 | Note 16',
        `
6:00 a.m. | On duty: pre-trip | 0:00 | 0:00 | Window opens
6:30 a.m. | Driving | 0:00 | 0:30 |
11:30 a.m. | On duty: unloading | 5:00 | 5:30 | Counts as break
1:30 p.m. | Driving | 5:00 | 7:30 |
5:30 p.m. | Off duty: dinner | 9:00 | 11:30 | Window runs on
6:30 p.m. | Driving | 9:00 | 12:30 |
8:00 p.m. | Park, off duty | 10:30 | 14:00 | Must stop, though ½ hour of driving is left`,
      ),
    ),
    section(
      'Keeping the log',
      subheading('Driver, every day'),
      steps(
        'Action 100',
        `
Sign in with your own credentials; check vehicle, trailer, shipping number, carrier {{business_name}}, main office {{street}}, {{city}}.
Change status at the moment it changes, with place and remark. Driving is recorded by itself above 5 mph.
Claim or refuse unassigned driving at sign-in. Never use another driver’s sign-in, never let yours be used.
Correct mistakes by an edit with a reason; driving time recorded by the ELD cannot be shortened.
Certify the day before the next one begins. Send supporting documents within 13 days.
At a roadside inspection: show the display or send the data by web service or e-mail, hand over the ELD card and blank sheets.`,
      ),
      subheading('When the ELD fails'),
      steps(
        'Action 74 | Within 26',
        `
Note the malfunction code and tell the {{safety_manager}} in writing. | 24 hours
Rebuild today and the last 7 days on paper, unless they can be shown. | At once
Keep paper logs until repaired. | At most 8 days
Repair or replace; beyond 8 days ask FMCSA for an extension. | Ask within 5 days`,
      ),
    ),
    section(
      'Audit and consequences',
      bullets(
        '**Weekly:** all violations reported by the ELD portal, unassigned driving, edits by the office, uncertified days.',
        '**Monthly:** ten logs of ten drivers compared with fuel, toll and GPS data: place, time, distance. More than 3 % unexplained difference is looked into.',
        '**Form and manner** (missing trailer number): coaching. **Over hours:** talk within three days with driver **and** dispatcher, since a plan usually stands behind it. **Falsification:** suspension, and dismissal if confirmed.',
      ),
      table(
        'Measure 62 | Target 38',
        `
Hours-of-service violations per 100 logs | Below 0.5
Days certified on time | 99 %
Unassigned driving explained within 3 days | 100 %
Loads planned without legal hours | 0`,
      ),
    ),
    section(
      'Records',
      records(`
Logs and supporting documents | {{safety_manager}} | 6 months
Short-haul time records | {{safety_manager}} | 6 months
Second copy of ELD data on a separate device | {{safety_manager}} | 6 months
Audits, coaching, training | Office of {{business_name}} | 3 years`),
    ),
  ],
  attachments: [
    onNewPage(
      'portrait',
      'Form: log audit',
      fields('Driver | Period | Auditor | Date'),
      blankTable(
        'Day 10 | Log: place and time 28 | Document: place and time 28 | Difference 14 | Explained by 20',
        14,
        440,
      ),
      fields('Finding and agreed action | Driver’s signature | {{safety_manager}}’s signature', 1100),
    ),
  ],
};
