import type { Log, ProviderSettings } from '@highjinks/platform'
import { accept, email as emailSchema, type Refusal, refuse, type Step } from '@highjinks/protocol'
import * as client from 'openid-client'
import { PROVEN_MS } from '../auth/owner.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** The values that a browser takes to the provider, and that must match on return. */
export interface Visit {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** The maximum age of the sign-in in seconds; null if it doesn't matter. */
  readonly maxAge: number | null
}

/** The provider's statement about a person. */
export interface Identity {
  /** The issuer and its ID for the person, which never change; an email may belong to someone else next year. */
  readonly key: string
  readonly email: string | null
  /** The provider verified that this email is theirs. */
  readonly isVerified: boolean
  /** When they last proved themselves, if the provider says so. */
  readonly at: number | null
}

/** A sign-in provider. It may be down, and may send things that nobody asked for. */
export interface Provider {
  readonly name: string
  readonly host: string
  /** Returns where to send the browser. `isAgain` makes the provider ask even signed-in people again. */
  readonly begin: (isAgain: boolean) => Promise<Step<{ readonly url: string; readonly visit: Visit }>>
  /** `answer` is the query string with which the browser came back. */
  readonly finish: (answer: string, visit: Visit) => Promise<Step<Identity>>
}

/** The page that people come back to. */
const CALLBACK = '/auth/callback'
const DISCOVERED_MS = 60 * 60 * 1000
/** The limit for one call to the provider, and for all of them in one call to us. */
const CALL_SECONDS = 4
const ALL_MS = 9000

export function createProvider(settings: ProviderSettings, publicUrl: string, log: Log, now: () => number): Provider {
  const { issuer, clientId, clientSecret } = settings
  const host = new URL(issuer).host
  const redirectUri = `${publicUrl}${CALLBACK}`
  let known: { readonly config: Promise<client.Configuration>; readonly at: number } | null = null

  /** Loads the metadata once for all waiting callers, and again an hour later or after a failure. */
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
      // The environment only accepts http for an address in this network
      execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    })
    client.enableNonRepudiationChecks(config)
    return config
  }

  const note = (fault: unknown) =>
    log.fault('a sign-in with the provider has failed', withoutAnswer(fault), aboutFault(fault), 'warn')
  const aboutFault = (fault: unknown) => ({
    provider: host,
    // `invalid_client` and the like help the operator who is setting this up
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
          // We want nothing else of anyone
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
      // The provider must then say when, and it must be that recent
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
      // A text doesn't count as true
      isVerified: about.email_verified === true,
      at: typeof at === 'number' ? at * 1000 : null,
    }
  }
}

/**
 * Returns the client authentication that the provider supports; by default the one that every provider must support.
 */
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

/** Errors of answers that are malformed or don't match the request. */
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
  // A used or expired code is the caller's problem; everything else is theirs and ours
  if (fault instanceof client.ResponseBodyError) return fault.error === 'invalid_grant' ? 'bad-visit' : 'provider-away'
  if (fault instanceof client.ClientError) return NO_ANSWER.has(fault.code ?? '') ? 'provider-away' : 'bad-visit'
  return fault instanceof TypeError || fault instanceof DOMException ? 'provider-away' : 'bad-visit'
}

/** Removes the response from these errors, because parsers quote it, tokens included. */
function withoutAnswer(fault: unknown): unknown {
  if (!(fault instanceof Error) || fault instanceof TypeError) return fault
  const { name, message } = fault
  return Object.assign(new Error(message), { name, ...('code' in fault && { code: fault.code }) })
}
