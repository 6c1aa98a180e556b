import type { Industry } from '#shared/industries.ts';

export type SampleProduct = {
  name: string;
  slug: string;
  priceInCents: number;
  /** Names of sample documents. */
  documents: string[];
  industry?: Industry;
  keywords?: string[];
  description?: string;
  /** Still unknown to the payment provider. */
  isUnpriced?: boolean;
};

export const sampleDocuments = [
  'Opening and closing',
  'Patient intake',
  'Forklift pre-check',
  'Severity triage',
  'Pre-trip inspection',
  'Allergen matrix',
  'Cash count',
  'Oven start-up',
] as const;

/** Enough to need a second page of the shop's list. */
const FILLERS = 24;

const fillers = Array.from({ length: FILLERS }, (_, index): SampleProduct => ({
  name: `Binder ${index + 1}`,
  slug: `binder-${index + 1}`,
  priceInCents: 10_000 + index * 100,
  documents: [sampleDocuments[index % sampleDocuments.length] ?? sampleDocuments[0]],
}));

/** The oldest first; the shop shows them the other way round. */
export const sampleProducts: SampleProduct[] = [
  ...fillers,
  {
    name: 'Coming Soon Kit',
    slug: 'coming-soon-kit',
    priceInCents: 9900,
    documents: ['Cash count'],
    isUnpriced: true,
  },
  {
    name: 'Food Allergen Control',
    slug: 'food-allergen-control',
    priceInCents: 20_599,
    documents: ['Allergen matrix', 'Opening and closing'],
    industry: 'food and beverage',
  },
  {
    name: 'Fleet Maintenance',
    slug: 'fleet-maintenance',
    priceInCents: 19_999,
    documents: ['Pre-trip inspection'],
    industry: 'transportation',
  },
  {
    name: 'IT Incident Response',
    slug: 'it-incident-response',
    priceInCents: 15_000,
    documents: ['Severity triage'],
    industry: 'information and technology',
  },
  {
    name: 'Warehouse Safety',
    slug: 'warehouse-safety',
    priceInCents: 20_599,
    documents: ['Forklift pre-check', 'Pre-trip inspection'],
    industry: 'manufacturing',
    keywords: ['racking'],
  },
  {
    name: 'Clinic Patient Intake',
    slug: 'clinic-patient-intake',
    priceInCents: 15_000,
    documents: ['Patient intake', 'Severity triage'],
    industry: 'healthcare',
  },
  {
    name: 'Bakery Opening and Closing',
    slug: 'bakery-opening-and-closing',
    priceInCents: 19_999,
    documents: ['Opening and closing', 'Oven start-up', 'Cash count'],
    industry: 'food and beverage',
    keywords: ['bread', 'patisserie'],
    description:
      'Everything a bakery does between unlocking the door and locking it again, as procedures your team can follow.\n\nChecked by people who have opened bakeries at four in the morning.',
  },
];
