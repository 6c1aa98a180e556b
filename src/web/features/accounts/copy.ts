import { logoUpload } from '#shared/limits/logo-upload.ts';
import { problems } from '#shared/problems.ts';
import { MIB } from '#shared/units.ts';

/** What the business-details form says. */
export const copy = {
  profile: { text: 'What is printed into documents you order from now on.', save: 'Save changes' },
  /** Below the profile, where else to go. */
  billing: 'Invoices and credit notes',
  yourData: 'Your data: download it, or erase your account',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    name: 'Business name',
    website: 'Website',
    street: 'Street',
    city: 'City',
    state: 'State',
    zipCode: 'Zip code',
    country: 'Country',
  },
  websiteHint: 'If you have one',
  missing: (label: string) => `${label} must not be empty.`,
  wrong: (label: string, finding: string) => `${label} ${finding}.`,
  saved: 'Saved',
  outdated: 'You have changed something since. Please save again.',
  logo: {
    label: 'Logo',
    alt: 'Your logo',
    choose: 'Choose a logo',
    replace: 'Replace logo',
    hint: `PNG, up to ${logoUpload.maxBytes / MIB} MB`,
    notPng: problems['logo.not-png'].message,
    notUploaded: 'There was an issue uploading your logo. Please try again.',
    nameless: 'Your business',
  },
} as const;
