import { binderMutants } from './mutants/binder-mutants.ts';
import type { Mutant } from './mutants/mutant.ts';

const MODULES = 'src/server/modules';
const ENGINE = 'src/office';

export const mutants: Mutant[] = [
  {
    number: 1,
    file: `${MODULES}/auth/verify-code.ts`,
    edits: [['if (!stored || !(await hasAttemptLeft(services, stored.id, client)))', 'if (!stored)']],
  },
  {
    number: 2,
    file: `${MODULES}/auth/code-repo.ts`,
    edits: [
      [
        '  const [code] = await db\n    .update',
        '  const [seen] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email));\n  if (seen && seen.attempts >= oneTimeCode.maxAttemptsElsewhere) return undefined;\n  const [code] = await db\n    .update',
      ],
      ['        or(isAsker, lt(oneTimeCodes.attempts, oneTimeCode.maxAttemptsElsewhere)),\n', ''],
    ],
  },
  { number: 13, file: 'src/shared/email.ts', edits: [[".regex(ADDRESS, 'must be one e-mail address')", '']] },
  {
    number: 22,
    file: `${MODULES}/auth/refresh-session.ts`,
    edits: [
      ['usedAt !== null && now > later(usedAt, session.reuseGraceMs)', 'usedAt !== null && now < usedAt'],
    ],
  },
  {
    number: 31,
    file: 'src/server/http/documents.ts',
    edits: [
      [
        '    const { id } = requireAdmin(await authenticateRequest(',
        '    const reader = c.req.raw.body?.getReader();\n    for (let part = 0; part < 9; part += 1) await reader?.read();\n    const { id } = requireAdmin(await authenticateRequest(',
      ],
    ],
  },
  {
    number: 340,
    file: `${MODULES}/questions/customer-answers.ts`,
    edits: [['    await requireOwnPictures(tx, customerId, kept);\n', '']],
  },
  {
    number: 343,
    file: `${MODULES}/templates/upload/store-upload.ts`,
    edits: [['file.keepsObjects ? await templateEngine.keepObjects(bytes) : bytes', 'bytes']],
  },
  {
    number: 34,
    file: 'src/server/http/logo.ts',
    edits: [
      [
        "    if (fields.some(([, value]) => value !== '' && value !== id)) throw new DomainError('logo.not-yours');\n",
        "    const owner = fields.map(([, value]) => value).find((value) => value !== '') ?? id;\n",
      ],
      ['replaceLogo(services, id, file)', 'replaceLogo(services, owner, file)'],
    ],
  },
  {
    number: 37,
    file: `${MODULES}/orders/cached/find-version.ts`,
    edits: [['found.filter((order) => order.customerId === customerId)', 'found']],
  },
  { number: 40, file: `${MODULES}/files/open-public-file.ts`, edits: [['!file?.isPublic', '!file']] },
  {
    number: 49,
    file: `${MODULES}/orders/order.ts`,
    edits: [["status === 'succeeded' && closedBy === null", "status !== 'failed' && closedBy === null"]],
  },
  {
    number: 55,
    file: `${MODULES}/checkout/open-session.ts`,
    edits: [['`checkout:${order.reference}:${digest}`', '`checkout:${crypto.randomUUID()}:${digest}`']],
  },
  {
    number: 62,
    file: `${MODULES}/orders/derive-payment-status.ts`,
    edits: [
      ["status === 'complete' && paymentStatus !== 'unpaid'", "status === 'complete' && paymentStatus"],
    ],
  },
  {
    number: 64,
    file: `${MODULES}/orders/derive-payment-status.ts`,
    edits: [['if (subtotalInCents !== amountInCents)', 'if (subtotalInCents > amountInCents)']],
  },
  {
    number: 68,
    file: 'src/server/config-rules.ts',
    edits: [['!env.STRIPE_SECRET_KEY && !env.ALLOW_FAKE_PAYMENTS', 'env.ALLOW_FAKE_PAYMENTS && false']],
  },
  {
    number: 71,
    file: `${ENGINE}/guard/sniff-file.ts`,
    edits: [["  throw new RefusedFile('not-office');\n", '']],
  },
  {
    number: 73,
    file: `${ENGINE}/guard/check-relationships.ts`,
    edits: [['isExternal || OUTSIDE_PACKAGE.test(target)', 'OUTSIDE_PACKAGE.test(target) && !isExternal']],
  },
  {
    number: 74,
    file: `${ENGINE}/guard/check-relationships.ts`,
    edits: [['isExternal || OUTSIDE_PACKAGE.test(target)', '/^https?:/.test(target)']],
  },
  {
    number: 79,
    file: `${ENGINE}/guard/check-entries.ts`,
    edits: [['size > limits.maxPartBytes || budget.inflatedBytes > limits.maxInflatedBytes', 'size < 0']],
  },
  {
    number: 83,
    file: 'src/server/adapters/converter/converter-over.ts',
    edits: [['converted.pageCount > packageLimits.maxPages', 'converted.pageCount < 0']],
  },
  {
    number: 86,
    file: 'src/server/process-pool/kill-group.ts',
    edits: [["process.platform === 'win32' ? pid : -pid", 'pid']],
  },
  {
    number: 91,
    file: 'src/server/http/bodies/multipart.ts',
    edits: [
      [
        "    });\n  } catch (error) {\n    throw new DomainError('request.bad-form', { cause: error });\n",
        '    });\n  } catch (error) {\n    throw error;\n',
      ],
    ],
  },
  {
    number: 94,
    file: `${ENGINE}/placeholders.ts`,
    edits: [
      [
        'keyByName.get(normalize(written));',
        '(Object.fromEntries(keyByName) as Record<string, string>)[normalize(written)];',
      ],
    ],
  },
  {
    number: 97,
    file: `${MODULES}/accounts/clean-logo.ts`,
    edits: [
      ["  if (!header) throw new DomainError('logo.not-png');\n", ''],
      ['= header;', '= header ?? { width: 1, height: 1 };'],
    ],
  },
  {
    number: 98,
    file: `${MODULES}/accounts/clean-logo.ts`,
    edits: [
      ['width * height > logo.maxPixels || Math.max(width, height) > logo.maxSide', 'width * height < 0'],
    ],
  },
  { number: 103, file: `${ENGINE}/xml/escape-xml.ts`, edits: [[".replaceAll('<', '&lt;')", '']] },
  {
    number: 104,
    file: 'src/shared/characters/written-text.ts',
    edits: [['isPrintable: (composed) => !UNPRINTABLE.test(composed),', 'isPrintable: () => true,']],
  },
  {
    number: 107,
    file: 'src/shared/text.ts',
    edits: [
      [
        'const written = ({ compose, isPrintable }: Writing, maxLength: number) =>\n  z\n',
        'const written = ({ compose, isPrintable }: Writing, maxLength: number) =>\n  z.coerce\n',
      ],
    ],
  },
  {
    number: 113,
    file: 'src/web/features/catalog/product-card.tsx',
    edits: [
      [
        '<a {...page}>{product.name}</a>',
        '<a {...page} dangerouslySetInnerHTML={{ __html: product.name }} />',
      ],
    ],
  },
  {
    number: 121,
    file: `${MODULES}/files/signed-token.ts`,
    edits: [['JSON.stringify([claims, bucket, path])', 'JSON.stringify([bucket, path])']],
  },
  {
    number: 122,
    file: `${MODULES}/files/signed-token.ts`,
    edits: [['JSON.stringify([claims, bucket, path])', 'JSON.stringify([claims, bucket, path.length])']],
  },
  {
    number: 133,
    file: 'src/server/http/security/guards.ts',
    edits: [
      ["isForeign || (site !== 'same-origin' && site !== 'none')", "isForeign && site === 'elsewhere'"],
    ],
  },
  {
    number: 136,
    file: 'src/web/lib/session/return-to.ts',
    edits: [["url.pathname.startsWith('//') || ", '']],
  },
  {
    number: 148,
    file: 'src/shared/limits/request.ts',
    edits: [['maxBatchSize: 20,', 'maxBatchSize: 2000,']],
  },
  {
    number: 149,
    file: 'src/server/http/security/guards.ts',
    edits: [['costOf(calls, ', 'costOf(calls.slice(0, 1), ']],
  },
  {
    number: 181,
    file: `${MODULES}/auth/require-proof.ts`,
    edits: [['if (pressure < 1 ||', 'if (pressure > 0 ||']],
  },
  {
    number: 182,
    file: `${MODULES}/auth/code-repo.ts`,
    edits: [['or(isAsker, lt(', 'and(lt(']],
  },
  {
    number: 183,
    file: `${MODULES}/auth/send-code.ts`,
    edits: [['const wider = widerNetworks(network);', 'const wider = widerNetworks("none");']],
  },
  {
    number: 184,
    file: `${MODULES}/auth/code-send-keys.ts`,
    edits: [["local.replace(/(?<=.)\\+.*$/, '')", 'local']],
  },
  {
    number: 185,
    file: 'src/server/lifecycle/limit-connections.ts',
    edits: [['if (count >= max)', 'if (count < 0)']],
  },
  {
    number: 201,
    file: `${ENGINE}/fill/fill-relationships.ts`,
    edits: [['.filter((name) => !parts.has(name))', '.filter((name) => !name)']],
  },
  {
    number: 202,
    file: `${ENGINE}/opc/link-kind.ts`,
    edits: [["  if (PROGRAM.test(scheme)) return 'program';\n", '']],
  },
  { number: 203, file: `${ENGINE}/guard/check-formula.ts`, edits: [["    bare.includes('|') ||\n", '']] },
  {
    number: 204,
    file: `${ENGINE}/guard/check-content-types.ts`,
    edits: [['if (rootName !== MAIN_ELEMENTS[kind])', 'if (rootName === MAIN_TYPES[kind])']],
  },
  {
    number: 205,
    file: `${ENGINE}/guard/check-uses.ts`,
    edits: [['if (use && !isFit(', 'if (!use && !isFit(']],
  },
  {
    number: 206,
    file: 'src/server/config-rules.ts',
    edits: [['isGuessable(env.BINDERY_SECRET),', "env.BINDERY_SECRET === '',"]],
  },
  {
    number: 207,
    file: `${MODULES}/templates/upload/require-room.ts`,
    edits: [['+ added > templateQuota.maxTemplates', '+ added < 0']],
  },
  {
    number: 208,
    file: 'src/server/http/security/client-network.ts',
    edits: [['(ipv4 ?? ipv6 ?? written)', 'written']],
  },
  {
    number: 209,
    file: 'src/server/http/bodies/multipart.ts',
    edits: [[' || isOutOfRoom(error)', '']],
  },
  {
    number: 210,
    file: 'src/server/process-pool/launcher.ts',
    edits: [['commandFor: (limits) => [...network, ', 'commandFor: (limits) => [']],
  },
  {
    number: 211,
    file: 'src/server/adapters/converter/pictures/pdf-reader.ts',
    edits: [["  execArgv: [...confinement([]), '--allow-addons'],\n", '']],
  },
  {
    number: 221,
    file: `${MODULES}/generation/ahead/make-ahead.ts`,
    edits: [[' && (await hasRoom(services, planned))) return true;', ') return true;']],
  },
  {
    number: 222,
    file: `${MODULES}/generation/ahead/make-ahead.ts`,
    edits: [
      [
        '{ orderId, plan, fingerprint }: PlannedAhead',
        '{ orderId, customerId, plan, fingerprint }: PlannedAhead',
      ],
      ['{ ownerId: null, orderId: null }', '{ ownerId: customerId, orderId: null }'],
    ],
  },
  {
    number: 231,
    file: `${MODULES}/previews/previewed-template-repo.ts`,
    edits: [
      [
        'jsonb_array_length(${templateVersions.samplePages})',
        'jsonb_array_length(${templateVersions.samplePages}) + 1',
      ],
    ],
  },
  {
    number: 232,
    file: `${MODULES}/previews/preview-link.ts`,
    edits: [['pagePictures.linkSeconds * 1000', 'pagePictures.linkSeconds * 2000']],
  },
  {
    number: 233,
    file: `${MODULES}/previews/preview-link.ts`,
    edits: [
      [
        "(pageId: string) => ({ bucket: 'own pages', path: pageId })",
        "(_: string) => ({ bucket: 'own pages', path: '' })",
      ],
    ],
  },
  {
    number: 234,
    file: `${MODULES}/previews/require-room.ts`,
    edits: [['    { key: `preview:client:${network}`, limits: limits.perNetwork },\n', '']],
  },
  {
    number: 235,
    file: `${MODULES}/previews/give-way.ts`,
    edits: [
      ['    if (waiting > 0) throw new PaidWorkWaits();\n', ''],
      ['    if (waiting > 0) giveUp.abort(new PaidWorkWaits());\n', ''],
    ],
  },
  {
    number: 250,
    file: `${MODULES}/binder/files/revision-repo.ts`,
    edits: [
      ['        customerId === undefined ? undefined : eq(binderDocuments.customerId, customerId),\n', ''],
    ],
  },
  {
    number: 251,
    file: 'src/server/http/files/serve-signed-file.ts',
    edits: [['(await findStamped(services.db, [file])).get(file.path)', 'undefined']],
  },
  {
    number: 260,
    file: 'src/server/http/visits/visits-route.ts',
    edits: [['if (retryAfterSeconds > 0) throw', 'if (retryAfterSeconds > 9999) throw']],
  },
  ...binderMutants,
];
