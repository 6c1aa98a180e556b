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
  processing: { concurrent: 1, waiting: 8 },
} as const;

/** What else a template may be, its guard says: `packageLimits` of src/office. */
export const templateFile = { maxBytes: 20 * MIB } as const;

export const demo = {
  lookAgainMs: SECOND,
  /** How often a page asks how far it is. */
  pollMs: 2 * SECOND,
} as const;

export const templateUpload = {
  maxFiles: 20,
  /** How often the screen asks, and after how many failed answers it gives up. */
  statusPollMs: 2 * SECOND,
  maxStatusErrors: 10,
  maxStatusIds: 200,
  /** A form may hold 400 MB on disk while it is checked. */
  processing: { concurrent: 2, waiting: 8 },
  /** Told of each refused file, so that the message stays readable. */
  maxReasonsPerFile: 3,
  /** Whatever became of its job: nobody waits longer than this for a template. */
  abandonedAfterMs: DAY,
} as const;

/** A look at all of a template, for administrators only. */
export const testFill = { maxPages: 20, jpgWidthPx: 1200, keepMs: DAY } as const;

/** What the public sees of a template: its first pages, and never more than half of them unless there is one. */
export const sample = {
  maxPages: 3,
  jpgWidthPx: 800,
  /** Cards are about 270 px wide, the lightbox fills a screen; each twice as fine. */
  webpWidthsPx: [320, 640, 1200],
} as const;

export const documentList = { pageSizes: [5, 10, 20], defaultPageSize: 10 } as const;

export const conversion = {
  limitMs: 60 * SECOND,
  startLimitMs: 30 * SECOND,
  startTries: 3,
  maxMemoryBytes: 2048 * MIB,
  /** An office that has converted so many documents makes way for a new one. */
  recycleAfter: 200,
  /** A machine with less than twice this runs one office: the rest of the shop needs memory, too. */
  machineBytesPerOffice: 4096 * MIB,
  /** Native offices side by side, where there are as many cores. */
  nativeOffices: 2,
  /** For an office that fills the code cache, its start and its warm-up each. */
  warmUpLimitMs: 2 * MINUTE,
} as const;

/** Checking and filling templates, in processes apart. */
export const templateEngine = {
  processes: 2,
  limitMs: 10 * SECOND,
  maxHeapMegabytes: 512,
  recycleAfter: 1000,
} as const;

/** The side is what the most modest of the formats, WebP, can hold. */
export const pagePicture = {
  quality: 82,
  /** Half the time of what encoders do unless told, for a fortieth more bytes. */
  effort: 2,
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
  documentName: 200,
  testFill: 400,
} as const;

export const search = {
  maxLength: 100,
  /** Words beyond these are not looked at. */
  maxWords: 8,
  maxResults: 48,
  /** How many known words are looked at to find the one a typo was meant to be. */
  wordsAlike: 10,
  /** How long the header's search waits for the next keystroke. */
  debounceMs: 500,
} as const;

export const product = {
  nameLength: 120,
  slugLength: 120,
  minCents: 100,
  maxCents: 99_999_999,
  maxDocuments: 200,
  descriptionLength: 4000,
  keywordLength: 60,
  maxKeywords: 30,
  /** How many of its latest changes are shown. */
  shownChanges: 200,
} as const;

export const productList = {
  pageSize: 24,
  maxPageSize: 100,
  /** The industries of the public store appear a little after the products. */
  industriesDelayMs: 500,
} as const;

export const productPage = { stickyBarPastPx: 268, scrollThrottleMs: 100 } as const;

/** What lists are made of is cached in memory until the catalogue changes; a product takes about 1 KiB, a template half of it. */
export const productCache = { maxProducts: 20_000, maxTemplates: 10_000 } as const;

/** Public pages and answers that are asked for again are cached until the catalogue changes, and no longer than this. */
export const responseCache = { maxBytes: 32 * MIB, maxAskedBytes: MIB, maxAgeMs: 30 * SECOND } as const;

/** What search engines take at a time. */
export const sitemap = { maxUrls: 50_000 } as const;

export const checkout = {
  maxItems: 20,
  maxQuantity: 99,
  priceIdLength: 255,
  perCustomer: [{ count: 10, windowMs: MINUTE }],
  /** What the provider takes in one payment. */
  maxTotalInCents: 99_999_999,
  /** A buyer learns within ten seconds that the payment page cannot be opened. */
  answerWithinMs: 9 * SECOND,
  /** Another click may be opening the same session: how often, and how far apart, it is asked for again. */
  openTries: 4,
  openPauseMs: 300,
  /** A session that the provider never opened is asked for again under the same key for this long, then under a new one. */
  unopenedMs: 5 * MINUTE,
} as const;

export const orders = {
  /** How often a screen asks for the latest order or the line items. */
  pollMs: 2 * SECOND,
  /** The success page gives up after more attempts than this. */
  maxAttempts: 10,
  /** However often a screen asks, the provider is asked only so often. */
  pollSyncMs: SECOND,
  pollAnswerMs: 5 * SECOND,
  reconcileEveryMs: 30 * SECOND,
  /** An order that stays open is asked about less and less often: after a twentieth of its age, at most this. */
  maxReconcileMs: HOUR,
  reconcileAgeShare: 20,
  reconcileBatch: 50,
  missedEventsEveryMs: HOUR,
  /** Looked through again each time, for events that the provider lists late. */
  missedEventsOverlapMs: HOUR,
  /** How far back the first look goes: as long as the provider repeats a delivery. */
  missedEventsFirstMs: 3 * DAY,
  /** Longer than the provider lists events, or an old one could be taken for new. */
  keepEventsMs: 60 * DAY,
  /** Answers that were overtaken by newer ones before they could be written. */
  syncRounds: 5,
  /** A receipt waits so many tries for its invoice, then goes without. */
  receiptPatience: 5,
  maxListed: 200,
  adminPageSize: 50,
  salesDays: 30,
  /** Between two files of a download of several. */
  downloadPauseMs: 1500,
} as const;

export const generation = {
  /** Longer than all tries of a job together take. */
  stalledAfterMs: HOUR,
  /** More than twice as fine as the widest card of the order's page shows it. */
  previewWidthPx: 560,
  /** The first page is there at once; the others wait until the rest of the order is likely to be made: for each document so long. */
  drawPagesAfterMsEach: SECOND,
  pageWidthPx: 1200,
  regenerations: [{ count: 10, windowMs: HOUR }],
  /** Besides the present one. */
  earlierVersionsKept: 9,
  /** A document that always fails may cost a minute of a converter each time. */
  retries: [{ count: 20, windowMs: HOUR }],
} as const;

export const webhook = { maxBytes: 512 * KIB } as const;

export const payments = {
  /** Twice this and a pause, with the one repeat, are still within the 10 s a buyer waits for an answer. */
  requestTimeoutMs: 4 * SECOND,
  networkRetries: 1,
  /** How far a webhook's signature may be from now, either way. */
  signatureToleranceMs: 5 * MINUTE,
} as const;

/** How often the payment sandbox is looked after for what nobody scheduled, such as sessions that run out. */
export const sandbox = { everyMs: MINUTE } as const;

export const signedUrl = { previewSeconds: 60, downloadSeconds: 3600, maxPathsPerCall: 200 } as const;

export const publicFile = {
  cacheSeconds: (365 * DAY) / SECOND,
  /** With S3: how long a browser may use the address we send it on to, and how long that one lives. */
  redirectCacheSeconds: (30 * MINUTE) / SECOND,
  directSeconds: HOUR / SECOND,
} as const;

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
  orphanAgeMs: HOUR,
} as const;

export const database = { idleConnectionMs: 5 * MINUTE } as const;

export const jobs = {
  /** Jobs a process does at the same time: while some wait for a converter, others fill, draw and store. */
  concurrency: 4,
  /** Tries after the first one, each after a longer wait than the one before. */
  retries: { order: 10, normal: 8, preview: 2 },
  maxRetryDelayMs: 5 * MINUTE,
  maxRunMs: 15 * MINUTE,
  /** A worker without a heartbeat for this long has lost its job to the next one. */
  stalledAfterMs: 6 * SECOND,
  /** So often a stalled job is requeued at once; later it backs off as after a failure. */
  requeuedAtOnce: 3,
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
  keepRateLimitUsesMs: DAY,
  /** A stolen refresh token is known as such only while its session is. */
  keepRevokedSessionsMs: DAY,
} as const;

export const shutdown = {
  /** From the signal to the end of the process, whatever happens. */
  graceMs: 10 * SECOND,
  /** What answers and jobs under way get of it; the rest is for handing jobs back and closing the database. */
  workMs: 6 * SECOND,
  /** A kept-alive connection may have a request on its way: it gets this long to arrive. */
  idleConnectionMs: 250,
} as const;
