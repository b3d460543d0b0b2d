import type { Log, ProviderSettings } from '@highjinks/platform'
import { accept, email as emailSchema, type Refusal, refuse, type Step } from '@highjinks/protocol'
import * as client from 'openid-client'
import { PROVEN_MS } from '../auth/owner.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** What a browser goes there with, and what has to fit when it is back. */
export interface Visit {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** Seconds since they last showed the provider who they are, at most; null: it does not matter. */
  readonly maxAge: number | null
}

/** Who somebody is to the provider. */
export interface Identity {
  /** The issuer and whom it means, for good; an email may be another person's next year. */
  readonly key: string
  readonly email: string | null
  /** The provider says that this email is theirs. */
  readonly isVerified: boolean
  /** When they last showed it who they are, where it says so. */
  readonly at: number | null
}

/** Somebody else who knows who people are. It may be away, and says things that were not asked. */
export interface Provider {
  readonly name: string
  readonly host: string
  /** Where to send a browser; `isAgain`: whoever is signed in there is asked once more. */
  readonly begin: (isAgain: boolean) => Promise<Step<{ readonly url: string; readonly visit: Visit }>>
  /** `answer` is what stood behind the `?` of our address when the browser was back. */
  readonly finish: (answer: string, visit: Visit) => Promise<Step<Identity>>
}

/** The page that people come back to. */
const CALLBACK = '/auth/callback'
const DISCOVERED_MS = 60 * 60 * 1000
/** Of one call, and of all calls that one of ours makes: its caller waits no longer. */
const CALL_SECONDS = 4
const ALL_MS = 9000

export function createProvider(settings: ProviderSettings, publicUrl: string, log: Log, now: () => number): Provider {
  const { issuer, clientId, clientSecret } = settings
  const host = new URL(issuer).host
  const redirectUri = `${publicUrl}${CALLBACK}`
  let known: { readonly config: Promise<client.Configuration>; readonly at: number } | null = null

  /** Asked once for all who wait, and again an hour later or when nobody answered. */
  function discover(): Promise<client.Configuration> {
    if (known && now() - known.at < DISCOVERED_MS) return known.config
    const asked = { config: lookUp(), at: now() }
    known = asked
    asked.config.catch(() => {
      if (known === asked) known = null
    })
    return asked.config
  }

  async function lookUp(): Promise<client.Configuration> {
    const config = await client.discovery(new URL(issuer), clientId, clientSecret, authenticateClient(clientSecret), {
      timeout: CALL_SECONDS,
      [client.customFetch]: boundedFetch,
      // The environment takes http for an address in this network only
      execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    })
    client.enableNonRepudiationChecks(config)
    return config
  }

  const note = (fault: unknown) =>
    log.fault('a sign-in with the provider has failed', withoutAnswer(fault), aboutFault(fault), 'warn')
  const aboutFault = (fault: unknown) => ({
    provider: host,
    // `invalid_client` and its like help whoever has set this up
    ...(fault instanceof client.ResponseBodyError && /^[a-z_]{1,40}$/.test(fault.error) && { said: fault.error }),
  })

  return {
    name: settings.name ?? host,
    host,
    async begin(isAgain) {
      try {
        const config = await inTime(discover())
        const visit = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
          maxAge: isAgain ? PROVEN_MS / 1000 : null,
        }
        const url = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          // Nothing else is wanted of anybody
          scope: 'openid email',
          state: visit.state,
          nonce: visit.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(visit.verifier),
          code_challenge_method: 'S256',
          ...(visit.maxAge !== null && { prompt: 'login', max_age: String(visit.maxAge) }),
        })
        return accept({ url: url.href, visit })
      } catch (fault) {
        note(fault)
        return refuse('provider-away')
      }
    },
    async finish(answer, visit) {
      try {
        return accept(await inTime(ask(new URL(`${redirectUri}?${answer}`), visit)))
      } catch (fault) {
        note(fault)
        return refuse(whyFailed(fault))
      }
    },
  }

  async function ask(address: URL, { state, nonce, verifier, maxAge }: Visit): Promise<Identity> {
    const config = await discover()
    const tokens = await client.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      // It has to say when, and that has to be so recent
      ...(maxAge !== null && { maxAge }),
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('there is no id token')
    const { iss, sub, auth_time: at } = claims
    const hasToAsk = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
    const about = hasToAsk ? await client.fetchUserInfo(config, tokens.access_token, sub) : claims
    const email = emailSchema.safeParse(about.email)
    return {
      key: `${iss} ${sub}`,
      email: email.success ? email.data : null,
      // A text is not taken for a yes
      isVerified: about.email_verified === true,
      at: typeof at === 'number' ? at * 1000 : null,
    }
  }
}

/** The way that it knows; unsaid, the one that every provider has to know. */
function authenticateClient(secret: string): client.ClientAuth {
  const post = client.ClientSecretPost(secret)
  const basic = client.ClientSecretBasic(secret)
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return ways.includes('client_secret_basic') ? basic(server, ...rest) : post(server, ...rest)
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('too late', 'TimeoutError')), ALL_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Answers that are none, or not to what was asked. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

function whyFailed(fault: unknown): Refusal {
  if (fault instanceof client.AuthorizationResponseError)
    return /^(?:server_error|temporarily_unavailable)$/.test(fault.error) ? 'provider-away' : 'provider-refused'
  // A code that was used or is too old is the caller's matter, everything else theirs and ours
  if (fault instanceof client.ResponseBodyError) return fault.error === 'invalid_grant' ? 'bad-visit' : 'provider-away'
  if (fault instanceof client.ClientError) return NO_ANSWER.has(fault.code ?? '') ? 'provider-away' : 'bad-visit'
  return fault instanceof TypeError || fault instanceof DOMException ? 'provider-away' : 'bad-visit'
}

/** What was answered hangs on these faults, and a parser cites it: tokens among it. */
function withoutAnswer(fault: unknown): unknown {
  if (!(fault instanceof Error) || fault instanceof TypeError) return fault
  const { name, message } = fault
  return Object.assign(new Error(message), { name, ...('code' in fault && { code: fault.code }) })
}
