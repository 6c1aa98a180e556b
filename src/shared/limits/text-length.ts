export const textLength = {
  name: 120,
  businessName: 120,
  street: 200,
  city: 100,
  state: 50,
  zipCode: 20,
  website: 200,
  email: 254,
  documentName: 200,
  testFill: 400,
  search: 100,
  filePath: 512,
  /** Why an administrator gives up a job, closes an order. */
  discardReason: 300,
  closeReason: 300,
  /** What a bank is told of a disputed payment. */
  whatHappened: 5000,
} as const;
