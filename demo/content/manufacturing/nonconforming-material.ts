import type { Sop } from '#demo/sop.ts';
import {
  bullets,
  callout,
  definitions,
  fields,
  form,
  named,
  records,
  roles,
  section,
  steps,
  subheading,
  table,
  text,
} from '#demo/writing.ts';

export const nonconformingMaterial: Sop = {
  number: 'MF-304',
  title: 'Nonconforming Material and Corrective Action',
  kind: 'Standard operating procedure · Quality',
  owner: 'Quality manager',
  review: '12 months after the effective date',
  signers: ['Quality manager', 'Production manager'],
  revision: 'First issue. Supports clauses 8.7 and 10.2 of ISO 9001:2015.',
  sections: [
    section(
      'Purpose',
      text(
        'Material that does not meet its requirements must not reach the next operation, the warehouse or a customer by accident. This procedure describes how {{business_name}} identifies, separates, judges and records nonconforming material, and how the causes of repeated or serious nonconformities are removed.',
      ),
    ),
    section(
      'Scope',
      text(
        'Raw material, purchased parts, work in process, finished goods, returns and material that has already been delivered from {{city}}, {{state}}. Safety incidents and equipment breakdowns are covered only where they affected the product.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
Everyone | Stops, tags and reports. Nobody passes on a known defect.
Quality technician | Verifies, moves material to the hold area, opens the nonconformance report (NCR), counts and contains.
Material review board | Quality, production and engineering, purchasing as needed. Decides on use-as-is, rework, regrade, return or scrap.
Quality manager | Chairs the board, informs customers, decides on corrective action, follows up effectiveness.`),
    ),
    section(
      'Definitions',
      definitions(`
Nonconformance | A requirement of drawing, specification, order or law is not met.
Containment | What is done at once so that the problem does not spread: stop, sort, quarantine, inform.
Concession | Written permission, by the customer where the contract says so, to use material that does not conform.
Rework and repair | Rework makes the part conform; repair makes it usable without conforming and needs a concession.
Corrective action (CAPA) | Removal of the cause, so that the nonconformance does not come back.`),
    ),
    section(
      'Procedure',
      subheading('Contain'),
      steps(
        'Action 62 | Who 20 | Within 18',
        `
Stop the operation. Hang the red hold tag on each container: part no., lot, amount, defect, name, time. | Finder | At once
Look backward and forward: last good piece, same lot in stock, at the line, on trucks, at the customer. | Technician | 1 hour
Move all suspect material into the locked hold cage; block the lot in the system. | Technician | 2 hours
Open the NCR with measured values and photographs. Write facts, not causes. | Technician | Same shift
Tell the quality manager if delivered product may be affected. The quality manager informs the customer. | Technician, quality manager | 1 hour; 24 hours`,
      ),
      subheading('Decide'),
      steps(
        'Action 62 | Who 20 | Within 18',
        `
Board reviews the NCR and decides by section 6; the decision and its reason are signed. | Board | 2 working days
Use-as-is and repair: obtain the customer’s or designer’s concession before release. | Quality manager | Before use
Rework by a written instruction; inspect again fully, by someone other than the reworker. | Production, technician | As planned
Scrap: make unusable (cut, drill, paint red), weigh, book out, two signatures. | Production | 5 working days
Return to the supplier with report and request for their corrective action. | Purchasing | 10 working days`,
      ),
      subheading('Correct the cause'),
      steps(
        'Action 62 | Who 20 | Within 18',
        `
Open a CAPA if section 7 asks for one; name an owner and a team. | Quality manager | 2 working days
Find the cause of occurrence **and** of non-detection (five whys, fishbone, trial). Prove it: switch it on and off. | Owner | 15 working days
Choose actions from strong to weak: eliminate, error-proof, automate, instruct, remind. Update FMEA, control plan, instruction. | Owner | 30 days
Verify after 30 production days or three lots: no recurrence, measured by the same data. | Quality manager | 90 days
Close, or start again with another cause. Share with similar products. | Quality manager | At closing`,
      ),
      callout(
        'The hold cage',
        'Only quality has the key. Material leaves the cage with a signed NCR or not at all. Nothing stays longer than 30 days without a decision of the board; {{first_name}} {{last_name}} sees the list every month.',
      ),
    ),
    section(
      'Dispositions',
      named(
        'Decision 18 | Allowed when 48 | Needs 34',
        `
Use as is | Fit, form, function and safety are unaffected | Concession; mark on the certificate
Rework | It can be made fully conforming by an approved instruction | New inspection, all features affected
Repair | It can be made fit for use but not conforming | Concession; permanent identification
Regrade | It meets another specification completely | New part number and label
Return | The cause lies with the supplier | Supplier’s NCR, debit, 8D report
Scrap | Nothing else is safe or economic | Two signatures, made unusable`,
      ),
    ),
    section(
      'When a CAPA is required',
      table(
        'Trigger 62 | Level 38',
        `
Safety, legal or regulatory characteristic affected | Full 8D report, top management informed
Delivered to a customer, or complaint justified | Full 8D report
Same defect three times within 90 days | CAPA
Cost of one event above $2,500 | CAPA
Audit finding, major | CAPA; minor: correction with cause
Single event below all of these | NCR and trend only`,
      ),
      bullets(
        'Monthly the quality manager shows a Pareto chart of NCRs by defect, machine and supplier, cost of poor quality, open CAPAs and their age.',
        'Targets: containment within two hours in 95 % of cases; board decision within two days in 90 %; no CAPA older than 90 days.',
      ),
    ),
    section(
      'Records',
      records(`
NCRs, photographs, concessions | Quality manager | 10 years, or as the contract says
CAPA files | Quality manager | 10 years
Scrap and rework sheets | Production manager | 3 years
Supplier reports | Purchasing manager | 5 years`),
    ),
  ],
  attachments: [
    form(
      'Form: nonconformance report',
      fields(
        'NCR no. | Date, time, shift | Found by\nPart no. and revision | Lot or serial nos. | Quantity: lot, inspected, nonconforming\nCustomer or supplier | Operation and machine | Found at: incoming, process, final, customer',
        420,
      ),
      fields(
        'Requirement (drawing, specification, limit) | Actual (measured values, photographs attached)',
        600,
      ),
      fields('Containment: what was stopped, sorted, blocked, recalled; by whom and when', 600),
      fields(
        'Decision: use as is, rework, repair, regrade, return, scrap; quantity for each | Reason and concession no.',
        620,
      ),
      subheading('Five whys'),
      table(
        'Why? 10 | Occurrence: why did it happen? 45 | Detection: why was it not found? 45',
        '1 | | \n2 | | \n3 | | \n4 | | \n5 | | ',
        { isFirstBold: true, rowHeightInTwips: 310 },
      ),
      fields('Corrective action, owner, due date | Verified by, date, evidence', 600),
      fields('Quality | Production | Engineering | Closed on', 460),
    ),
  ],
};
