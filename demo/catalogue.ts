import { join } from 'node:path';
import type { Industry } from '#shared/industries.ts';

export type DemoDocument = {
  /** Its name without the ending is the document's name. */
  file: string;
  /** The Excel workbook that belongs to it. */
  workbook?: string;
};

/** A product of the demo shop. Its files lie in `documentsFolder/folder`. */
export type DemoBundle = {
  folder: string;
  name: string;
  industry: Industry;
  priceInCents: number;
  description: string;
  keywords: readonly string[];
  documents: readonly DemoDocument[];
};

export const documentsFolder = join(import.meta.dirname, 'documents');

export const catalogue: readonly DemoBundle[] = [
  {
    folder: 'food-and-beverage',
    name: 'Restaurant Food Safety',
    industry: 'food and beverage',
    priceInCents: 19_999,
    description:
      'Everything an inspector asks a kitchen for, ready to sign: eight procedures from opening the door to cooling the soup, including a complete HACCP plan with hazard analysis and control chart. Limits follow the FDA Food Code, logs and checklists are ready to print, and an Excel temperature log tells the cook at once when a reading is out of range. Written for restaurants, cafés, caterers and institutional kitchens.',
    keywords: [
      'HACCP',
      'restaurant',
      'kitchen',
      'food code',
      'temperature log',
      'allergen',
      'cleaning',
      'bakery',
      'catering',
      'hygiene',
    ],
    documents: [
      { file: 'Kitchen Opening and Closing.docx' },
      { file: 'Receiving and Storage of Deliveries.docx' },
      { file: 'Cooler, Freezer and Hot-Holding Temperatures.docx', workbook: 'Temperature Log.xlsx' },
      { file: 'Cooking, Cooling and Reheating.docx' },
      { file: 'Allergen Control.docx' },
      { file: 'Cleaning and Sanitizing.docx' },
      { file: 'HACCP Plan.docx' },
      { file: 'Employee Health and Personal Hygiene.docx' },
    ],
  },
  {
    folder: 'healthcare',
    name: 'Clinic Patient Intake and Safety',
    industry: 'healthcare',
    priceInCents: 15_000,
    description:
      'Six procedures that a medical office needs before its first patient arrives: registration and intake, patient identification, hand hygiene, vital signs with escalation limits, sharps injuries, and vaccine storage. Each comes with the form that goes with it, from the intake sheet to the exposure report. Based on CDC, WHO and OSHA guidance, in words that front desk and clinicians both use.',
    keywords: [
      'clinic',
      'medical office',
      'patient intake',
      'hand hygiene',
      'vital signs',
      'sharps',
      'bloodborne pathogens',
      'vaccine storage',
      'HIPAA',
      'OSHA',
    ],
    documents: [
      { file: 'Patient Registration and Intake.docx' },
      { file: 'Patient Identification.docx' },
      { file: 'Hand Hygiene.docx' },
      { file: 'Vital Signs and Escalation.docx' },
      { file: 'Sharps Injury and Blood Exposure.docx' },
      { file: 'Vaccine and Medication Storage.docx' },
    ],
  },
  {
    folder: 'manufacturing',
    name: 'Manufacturing Floor Safety and Quality',
    industry: 'manufacturing',
    priceInCents: 20_599,
    description:
      'The safety and quality backbone of a plant in six documents: lockout and tagout with machine sheets and annual inspection, forklift checks, machine guarding, chemical safety, nonconforming material with corrective action, and calibration. They follow the OSHA standards they name and support an ISO 9001 system. Forms are laid out to be filled in on the floor.',
    keywords: [
      'lockout tagout',
      'LOTO',
      'OSHA',
      'forklift',
      'machine guarding',
      'hazard communication',
      'SDS',
      'ISO 9001',
      'CAPA',
      'calibration',
      'warehouse',
    ],
    documents: [
      { file: 'Lockout and Tagout.docx' },
      { file: 'Forklift Pre-Shift Inspection.docx' },
      { file: 'Machine Guarding Inspection.docx' },
      { file: 'Chemical Safety and Hazard Communication.docx' },
      { file: 'Nonconforming Material and Corrective Action.docx' },
      { file: 'Calibration of Measuring Equipment.docx' },
    ],
  },
  {
    folder: 'information-and-technology',
    name: 'IT Security and Operations',
    industry: 'information and technology',
    priceInCents: 24_900,
    description:
      'Five documents that auditors, insurers and large customers ask for. A ten-page incident response plan with severities, roles and five playbooks stands beside procedures for access, change, backup and patching, each with deadlines, measures and forms. Sized for companies of 20 to 500 people without a security department of their own.',
    keywords: [
      'incident response',
      'cybersecurity',
      'ransomware',
      'access control',
      'onboarding',
      'change management',
      'backup',
      'patch management',
      'SOC 2',
      'NIST',
    ],
    documents: [
      { file: 'Security Incident Response Plan.docx' },
      { file: 'Access for Joiners, Movers and Leavers.docx' },
      { file: 'Change Management.docx' },
      { file: 'Backup and Restore Testing.docx' },
      { file: 'Vulnerability and Patch Management.docx' },
    ],
  },
  {
    folder: 'transportation',
    name: 'Fleet Operations and Driver Safety',
    industry: 'transportation',
    priceInCents: 17_900,
    description:
      'Keep trucks, drivers and paperwork ready for the roadside inspection. Five documents cover pre-trip and post-trip inspections, hours of service with a worked example, cargo securement with load limits, accident response, and a maintenance schedule. The limits are those of 49 CFR, and the inspection checklist also comes as an Excel workbook that says whether the vehicle may be driven.',
    keywords: [
      'trucking',
      'DOT',
      'FMCSA',
      'DVIR',
      'pre-trip inspection',
      'hours of service',
      'ELD',
      'cargo securement',
      'accident',
      'fleet maintenance',
    ],
    documents: [
      {
        file: 'Driver Pre-Trip and Post-Trip Inspection.docx',
        workbook: 'Vehicle Inspection Checklist.xlsx',
      },
      { file: 'Driver Hours of Service.docx' },
      { file: 'Cargo Securement.docx' },
      { file: 'Accident Response and Reporting.docx' },
      { file: 'Preventive Maintenance Schedule.docx' },
    ],
  },
];
