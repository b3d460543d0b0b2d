import { join } from 'node:path'
import * as z from 'zod'
import { parseTrustedProxies, type TrustedProxies } from './client-address.ts'
import { decodeOr } from './decode-or.ts'
import { isLocalHost } from './hosts.ts'
import { parseRedisUrl } from './redis.ts'

const port = z.coerce.number('must be a number').int('must be a whole number').min(0).max(65535)
const url = (...schemes: string[]) =>
  z.string().refine(
    (text) => {
      const scheme = /^([a-z+]+):\/\/[^/\s]+/.exec(text)?.[1]
      return scheme !== undefined && schemes.includes(scheme)
    },
    `must begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  )

const listed = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const variables = z.object({
  PORT: port.optional(),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be one address or name, without a port')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  MONGO_URL: url('mongodb', 'mongodb+srv').optional(),
  REDIS_URL: z
    .string()
    .refine(
      (text) => parseRedisUrl(text) !== null,
      'must begin with redis:// or rediss://, or be redis-cluster://host,host or redis-sentinel://host,host/name',
    )
    .optional(),
  JWT_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must be 32 bytes or more')
    .optional(),
  PUBLIC_URL: url('http', 'https')
    .transform((text) => new URL(text).origin)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('0')
    .transform((text, context) => {
      const trusted = parseTrustedProxies(text)
      if (trusted) return { trusted, areCounted: /^\s*0*[1-9]\d*\s*$/.test(text) }
      context.addIssue({ code: 'custom', message: 'must be a number of hops or a list of addresses and networks' })
      return z.NEVER
    }),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  METRICS_TOKEN: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 16, 'must be 16 bytes or more')
    .optional(),
  OPERATOR_TOKEN: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must be 32 bytes or more')
    .optional(),
  OPERATORS: z
    .string()
    .default('')
    .transform((text) => listed(text, ','))
    .pipe(z.array(z.email('must be emails, separated by commas'))),
  REPORT_WEBHOOK: url('http', 'https').optional(),
  SMTP_HOST: z
    .string()
    .regex(/^[\w.-]+$/, 'must be one name or address, without a port')
    .optional(),
  SMTP_PORT: port.default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z.email('must be an email address').optional(),
  OIDC_ISSUER: url('http', 'https')
    .refine(
      (text) => text.startsWith('https:') || (URL.canParse(text) && isLocalHost(new URL(text).host)),
      'must begin with https://, but for an address in this network',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().max(30, 'must be at most 30 characters').optional(),
  COMMIT: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/i, 'must be the hash of a commit')
    .optional(),
  HOUSE_NAME: z
    .string()
    .trim()
    .max(40, 'must be at most 40 characters')
    .regex(/^[^\p{C}]*$/u, 'must be plain text')
    .default('Highjinks'),
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  CONTACT_ADDRESS: z
    .string()
    .default('')
    .transform((text) => listed(text, '|')),
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform((text) => listed(text, ','))
    .pipe(z.array(url('https'))),
  BACKUP_HOUR: z.coerce.number('must be a number').int('must be a whole number').min(0).max(23).default(4),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LIVE_LAYOUT: z.enum(['1', '2'], 'must be 1 or 2').default('1'),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
})

/** The environment variables of a process, parsed once. */
export interface Environment {
  readonly port: number
  /** The address to listen on; by default every address of this machine. */
  readonly host?: string
  readonly dataDir: string
  readonly mongoUrl?: string
  readonly redisUrl?: string
  readonly jwtSecret?: string
  /** Scheme, host and port, without a trailing slash. */
  readonly publicUrl?: string
  readonly trustedProxies: TrustedProxies
  /** Proxies were given as a number, so any direct caller is taken for a proxy. */
  readonly countsProxies: boolean
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly rateLimits: boolean
  /** For strangers to try: bots play on a public screen, and there is no account, no email and no operator. */
  readonly isDemo: boolean
  /** The format for writing live sessions. Every process can read both. */
  readonly liveLayout: 1 | 2
  /** The hour of the night, on this machine's clock, when records are backed up. */
  readonly backupHour: number
  /** Values that must never appear in a log. */
  readonly secrets: readonly string[]
  /** Shows the metrics to callers that send it. Without it only this machine sees them. */
  readonly metricsToken?: string
  /** Lets a caller do everything an operator can. Without it, a token is created in the data folder. */
  readonly operatorToken?: string
  /** Emails of accounts that become operators once verified. */
  readonly operators: readonly string[]
  /** Gets a call for every report. */
  readonly reportWebhook?: string
  /** The mail server and its login. Without it no email is sent. */
  readonly mail?: MailSettings
  /** The provider for sign-in without a password. */
  readonly provider?: ProviderSettings
  /** The commit the image was built from, where Git can't tell. */
  readonly commit?: string
  /** Other ways to reach the operator. */
  /** The operator's name for this server, in titles, invitations, emails and on TVs. */
  readonly houseName: string
  readonly contact: { readonly email?: string; readonly address: string[]; readonly socialLinks: string[] }
}

export interface ProviderSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The button's label; by default the provider's host. */
  readonly name?: string
}

export interface MailSettings {
  readonly host: string
  readonly port: number
  readonly user?: string
  readonly password?: string
  readonly from: string
  /** The sender of emails. */
  readonly houseName?: string
}

export type ParsedEnvironment =
  | { readonly ok: true; readonly environment: Environment }
  /** One line that names the variable and never shows its value, which may be a secret. */
  | { readonly ok: false; readonly line: string }

export function parseEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  process: { readonly port: number; readonly needs?: readonly ('JWT_SECRET' | 'REDIS_URL' | 'MONGO_URL')[] },
): ParsedEnvironment {
  // `VAR=` in a compose file means "not set"
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { ok: false, line: `${String(issue?.path[0])} ${issue?.message}` }
  }
  const values = parsed.data
  const needed = [
    ...(process.needs ?? []),
    ...(values.SMTP_HOST === undefined ? [] : MAIL_NEEDS),
    ...(values.OIDC_ISSUER === undefined ? [] : PROVIDER_NEEDS),
  ]
  const missing = needed.find((name) => values[name] === undefined)
  if (missing) return { ok: false, line: `${missing} is missing` }
  const isDemo = values.DEMO === '1'
  const others = isDemo ? (['MONGO_URL', 'REDIS_URL'] as const).find((name) => values[name] !== undefined) : undefined
  if (others) return { ok: false, line: `${others} must not be set with DEMO, which has files of its own` }
  return {
    ok: true,
    environment: {
      port: values.PORT ?? process.port,
      host: values.HOST,
      // A demo never sees what a server for real keeps
      dataDir: isDemo ? join(values.DATA_DIR, 'demo') : values.DATA_DIR,
      mongoUrl: values.MONGO_URL,
      redisUrl: values.REDIS_URL,
      jwtSecret: values.JWT_SECRET,
      publicUrl: values.PUBLIC_URL,
      trustedProxies: values.TRUSTED_PROXIES.trusted,
      countsProxies: values.TRUSTED_PROXIES.areCounted,
      logLevel: values.LOG_LEVEL,
      rateLimits: values.RATE_LIMITS === 'on',
      isDemo,
      liveLayout: values.LIVE_LAYOUT === '2' ? 2 : 1,
      backupHour: values.BACKUP_HOUR,
      secrets: secretsIn(
        // Anyone who knows a webhook's address can post to it
        [
          values.JWT_SECRET,
          values.METRICS_TOKEN,
          values.OPERATOR_TOKEN,
          values.REPORT_WEBHOOK,
          values.SMTP_PASSWORD,
          values.OIDC_CLIENT_SECRET,
        ],
        [values.MONGO_URL, values.REDIS_URL],
      ),
      metricsToken: values.METRICS_TOKEN,
      operatorToken: values.OPERATOR_TOKEN,
      operators: isDemo ? [] : values.OPERATORS,
      reportWebhook: isDemo ? undefined : values.REPORT_WEBHOOK,
      mail: isDemo ? undefined : mailIn(values),
      provider: isDemo ? undefined : providerIn(values),
      commit: values.COMMIT,
      houseName: values.HOUSE_NAME,
      contact: { email: values.CONTACT_EMAIL, address: values.CONTACT_ADDRESS, socialLinks: values.SOCIAL_LINKS },
    },
  }
}

/** Links in emails must lead to us, whatever host the request named. */
const MAIL_NEEDS = ['MAIL_FROM', 'PUBLIC_URL'] as const

function mailIn(values: z.infer<typeof variables>): MailSettings | undefined {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: password, MAIL_FROM: from } = values
  const houseName = values.HOUSE_NAME
  return host === undefined || from === undefined ? undefined : { host, port, user, password, from, houseName }
}

/** The return address must not depend on what a caller sends. */
const PROVIDER_NEEDS = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'] as const

function providerIn(values: z.infer<typeof variables>): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = values
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined
  return { issuer, clientId, clientSecret, name }
}

/** Returns the secrets as they are, and the passwords in addresses, also as libraries print them after parsing. */
function secretsIn(words: readonly (string | undefined)[], addresses: readonly (string | undefined)[]): string[] {
  const passwords = addresses.flatMap((address) => {
    const written = /^[a-z+-]+:\/\/[^/]*?:([^/]*)@/.exec(address ?? '')?.[1]
    return written === undefined ? [] : [written, decodeOr(written)]
  })
  const given = [...words, ...passwords].filter((word) => word !== undefined)
  return [...new Set(given)].filter((word) => word !== '')
}
