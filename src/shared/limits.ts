/** Every number the product promises, named once. Both sides and the tests read it from here. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const KIB = 1024;
export const MIB = 1024 * KIB;

export const oneTimeCode = {
  length: 6,
  /** 32 symbols without 0/O and 1/I, so a code can be read aloud; letter case does not matter. */
  alphabet: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
  lifetimeMs: 10 * MINUTE,
  maxAttempts: 5,
  resendAfterMs: 60 * SECOND,
} as const;

export const codeSends = {
  perAddress: [
    { count: 1, windowMs: oneTimeCode.resendAfterMs },
    { count: 5, windowMs: HOUR },
    { count: 10, windowMs: DAY },
  ],
  perClient: [{ count: 30, windowMs: HOUR }],
  wholeShop: [{ count: 200, windowMs: HOUR }],
} as const;

export const codeChecks = { perClient: [{ count: 30, windowMs: 5 * MINUTE }] } as const;

export const session = {
  accessTokenMs: 15 * MINUTE,
  clockSkewMs: 30 * SECOND,
  absoluteMs: 30 * DAY,
  idleMs: 7 * DAY,
  /** Two tabs may refresh with one token at the same time; later reuse is theft. */
  reuseGraceMs: 10 * SECOND,
} as const;

export const request = {
  maxBatchSize: 20,
  maxJsonBytes: 256 * KIB,
  /** Anyone may send these, so they stay small. */
  maxSignInBytes: 4 * KIB,
  maxJsonDepth: 32,
  maxUrlBytes: 8 * KIB,
  maxHeaderBytes: 16 * KIB,
  idleSocketMs: 60 * SECOND,
  headersTimeoutMs: 15 * SECOND,
  requestTimeoutMs: 60 * SECOND,
  /** How often the two limits above are looked at: Node's own 30 s would let a stalled client stay far longer. */
  timeoutCheckMs: 2 * SECOND,
  maxConnections: 2000,
} as const;

/** A client may burst, then is held to a steady rate of calls (a batch counts each of its calls). */
export const callRate = { perSecond: 50, burst: 150 } as const;

export const logo = {
  maxBytes: 5 * MIB,
  maxPixels: 16_000_000,
  maxSide: 8000,
  storedSide: 1024,
  uploads: [{ count: 30, windowMs: 10 * MINUTE }],
  /** Decoding takes up to a second of a core and 150 MB, so few are decoded at a time. */
  processing: { inside: 1, waiting: 8 },
} as const;

/** What an uploaded template may be, checked before anything opens it. */
export const templateFile = {
  maxBytes: 20 * MIB,
  maxEntries: 2000,
  maxInflatedBytes: 200 * MIB,
  maxPartBytes: 50 * MIB,
  /** All XML of a file together: what one second of checking can read. */
  maxXmlBytes: 14 * MIB,
  maxXmlDepth: 200,
  maxTableDepth: 20,
  maxPicturePixels: 40_000_000,
  maxPages: 500,
} as const;

export const conversion = {
  limitMs: 60 * SECOND,
  startLimitMs: 30 * SECOND,
  startTries: 3,
  maxMemoryBytes: 2048 * MIB,
  /** An office that has converted so many documents makes way for a new one. */
  recycleAfter: 200,
  /** Documents that wait are given to one run of a native office, up to so many. */
  maxBatchSize: 10,
} as const;

/** The side is what the most modest of the formats, WebP, can hold. */
export const pagePicture = {
  quality: 82,
  maxWidthPx: 4000,
  maxSidePx: 16_383,
  maxPixels: 40_000_000,
} as const;

export const textLength = {
  name: 120,
  businessName: 120,
  street: 200,
  city: 100,
  state: 50,
  zipCode: 20,
  website: 200,
  email: 254,
} as const;

export const search = {
  maxLength: 100,
  /** How long the header's search waits for the next keystroke. */
  debounceMs: 500,
} as const;

export const signedUrl = { previewSeconds: 60, downloadSeconds: 3600, maxPathsPerCall: 200 } as const;

export const mail = { sendTimeoutMs: 10 * SECOND, outboxKept: 500 } as const;

export const filePath = { maxLength: 512 } as const;

export const fileList = {
  defaultEntries: 100,
  maxEntries: 1000,
  maxOffset: 100_000,
  searchLength: 200,
} as const;

export const storage = {
  /** How long a storage server may keep silent. */
  silenceMs: 10 * SECOND,
  /** Less room than this on the disk of the files is reported before it runs out. */
  minFreeBytes: 256 * MIB,
  /** A file is written first and recorded after; what is younger may be about to get its record. */
  litterAgeMs: HOUR,
} as const;

export const jobs = {
  /** Tries after the first one, each after a longer wait than the one before. */
  retries: { order: 10, normal: 8, preview: 2 },
  maxRetryDelayMs: 5 * MINUTE,
  maxRunMs: 15 * MINUTE,
  /** A worker not heard of for this long has lost its job to the next one. */
  heartbeatMs: 10 * SECOND,
  /** A job nobody takes for this long means that no worker runs. */
  stuckAfterMs: 30 * SECOND,
  keepDoneMs: HOUR,
  keepWaitingMs: 365 * DAY,
  keepDeadMs: 90 * DAY,
} as const;

export const deadJobs = { listed: 100, maxListed: 500 } as const;

export const housekeeping = {
  everyMs: HOUR,
  maxRowsPerStatement: 1000,
  keepAllowanceUsesMs: DAY,
  /** A stolen refresh token is known as such only while its session is. */
  keepRevokedSessionsMs: DAY,
} as const;

export const shutdown = {
  /** From the signal to the end of the process, whatever happens. */
  graceMs: 10 * SECOND,
  /** What answers and jobs under way get of it; the rest is for handing jobs back and closing the database. */
  workMs: 8 * SECOND,
  /** A kept-alive connection may have a request on its way: it gets this long to arrive. */
  idleConnectionMs: 250,
} as const;
