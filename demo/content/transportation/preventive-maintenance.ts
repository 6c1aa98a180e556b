import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  blocksIf,
  fields,
  ifSo,
  onNewPage,
  records,
  roles,
  section,
  steps,
  table,
  text,
} from '#demo/writing.ts';

const services = [
  {
    name: 'A Safety',
    truck: '12,500 miles or 45 days',
    trailer: '90 days',
    duration: '2 hours',
    content: `Brakes, tires, lights, steering, ${ifSo('pulls_trailers', 'coupling, ')}leaks, grease, DVIR history`,
  },
  {
    name: 'B Oil',
    truck: '25,000 miles or 6 months',
    trailer: '–',
    duration: '4 hours',
    content: `A, and oil and filters, fuel filter, ${ifSo('has_air_brakes', 'air dryer check', 'brake fluid check')}, battery load test, coolant strength, oil sample`,
  },
  {
    name: 'C Full',
    truck: '100,000 miles or 12 months',
    trailer: '12 months',
    duration: '8 hours',
    content: `B, and wheel ends, alignment, driveline, clutch, fan, DPF, hoses and belts${ifSo('pulls_trailers', ', fifth wheel removed and greased')}`,
  },
  {
    name: 'Annual (DOT)',
    truck: '12 months',
    trailer: '12 months',
    duration: '2 hours',
    content: 'All items of appendix A to part 396; decal; report on board',
  },
  {
    name: 'Season',
    truck: 'April, October',
    trailer: 'October',
    duration: '1 hour',
    content: `Air conditioning; heater, ${ifSo('has_air_brakes', 'air dryer cartridge, ')}tires, battery, antifreeze`,
  },
];

export const preventiveMaintenance: Sop = {
  number: 'FL-505',
  title: 'Preventive Maintenance Schedule',
  kind: 'Schedule and procedure · Fleet maintenance',
  owner: 'Maintenance manager',
  review: '12 months after the effective date',
  signers: ['Maintenance manager'],
  revision: 'First issue. Follows 49 CFR 396.3 and 396.17.',
  sections: [
    onNewPage(
      'landscape',
      'Purpose and responsibilities',
      text(
        `Every vehicle of {{business_name}} is systematically inspected, repaired and maintained, so that it is safe on every trip and breakdowns become rare. The schedule applies to ${ifSo('pulls_trailers', 'tractors, trucks, trailers', 'trucks')} and lift gates; the maker’s intervals apply where they are shorter.`,
      ),
      roles(`
Maintenance manager | Plans services within 10 % of the interval, releases vehicles, keeps the file of each.
Mechanic | Works by the list, measures instead of guessing, signs each line. Brake work and annual inspections only by persons qualified under 49 CFR 396.19 and 396.25.
Dispatcher | Gives vehicles free on the planned day. A vehicle 10 % over its interval is blocked.`),
    ),
    section(
      'Services and intervals',
      ...blocksIf(
        'pulls_trailers',
        [
          table(
            'Service 14 | Tractor and truck 20 | Trailer 16 | Duration 10 | Content 40',
            services
              .map(({ name, truck, trailer, duration, content }) => [name, truck, trailer, duration, content])
              .map((cells) => cells.join(' | '))
              .join('\n'),
            { isFirstBold: true },
          ),
        ],
        [
          table(
            'Service 16 | Interval 26 | Duration 12 | Content 46',
            services
              .map(({ name, truck, duration, content }) => [name, truck, duration, content].join(' | '))
              .join('\n'),
            { isFirstBold: true },
          ),
        ],
      ),
    ),
    section(
      'Limits',
      table(
        'Item 24 | Legal limit 24 | Our limit 24 | Action 28',
        `
Steer tire tread | 4/32 inch | 6/32 inch | Replace both
Other tire tread | 2/32 inch | 4/32 inch | Replace, match duals within 4/32
Tire pressure | 50 % is out of service | Within 5 % of target | Inflate cold; find the leak
{{#if has_air_brakes}}Brake lining, air drum | ¼ inch at center | 5/16 inch | Replace by axle
Push rod stroke, type 30 | 2 inches (long stroke 2½) | 1¾ inches | Find the cause, do not only adjust{{/if}}
${ifSo('not has_air_brakes', 'Brake pads and linings, hydraulic | 1/16 inch | ⅛ inch | Replace by axle')}
${ifSo('pulls_trailers', 'Kingpin wear | By gauge | ⅛ inch | Replace')}
Wheel torque | Maker | 450 to 500 ft-lb, hub-piloted | Check again after 50 to 100 miles
Battery | – | 75 % of rated CCA | Replace the set
Coolant | – | -34 °F, pH 8 to 10.5 | Correct or flush`,
        { isFirstBold: true },
      ),
    ),
    section(
      'Procedure',
      steps(
        'Action 66 | Who 16 | Record 18',
        `
Print the plan for the next 14 days from mileage and dates; agree on days with dispatch. | Manager | Plan
Read DVIRs, roadside reports, fault codes and campaigns since the last service. | Mechanic | Work order
Chock, lock out by the key in the box, stands before jacks are trusted. | Mechanic | –
Work through the list; measure, write values, rate each item good, soon or now. | Mechanic | List
Repair “now” before release; plan “soon” with date; order parts. | Mechanic | Work order
Road test 5 miles, brakes and steering; torque check label on the mirror. | Mechanic | List, signature
Check one in ten services again; release the vehicle. | Manager | Signature`,
      ),
    ),
    section(
      'Records',
      records(`
Vehicle file: identification, schedule, repairs | Maintenance manager | 1 year, and 6 months after the vehicle leaves
Annual inspection report | Vehicle and file | 14 months
Qualifications of inspectors and brake mechanics | Office of {{business_name}} | Employment plus 1 year
Roadside inspection reports, certified within 15 days | Maintenance manager | 12 months`),
    ),
  ],
  attachments: [
    onNewPage(
      'landscape',
      'Form: yearly plan',
      fields(
        'Vehicle no. and VIN | Year, make, model | Plate, {{state}} | Mileage on January 1 | Annual inspection due',
      ),
      blankTable(
        'Service 10 | Jan 7 | Feb 7 | Mar 7 | Apr 7 | May 7 | Jun 7 | Jul 7 | Aug 7 | Sep 7 | Oct 7 | Nov 7 | Dec 7',
        'A: date\nA: miles\nB: date\nB: miles\nC: date\nAnnual\nSeason\nTires\nInitials',
        440,
      ),
      fields('Open “soon” items with date | Campaigns and recalls', 1000),
    ),
  ],
};
