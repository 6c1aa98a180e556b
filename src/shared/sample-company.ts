import type { PrintedBuyer } from './placeholder-values.ts';

/** Invented for samples and test fills: the addresses lead nowhere by design. */
export const sampleCompany: PrintedBuyer = {
  email: 'jordan@harborview.example',
  firstName: 'Jordan',
  lastName: 'Ellis',
  business: {
    name: 'Harborview Kitchens',
    website: 'https://harborview.example',
    street: '12 Harbor Lane',
    city: 'Portland',
    state: 'ME',
    zipCode: '04101',
  },
};
