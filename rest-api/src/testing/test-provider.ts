import type { Server } from 'node:http'
import { listen } from '@highjinks/platform'
import Provider from 'oidc-provider'

export const TEST_CLIENT = { clientId: 'highjinks', clientSecret: 'a secret between the two of us' }

export interface TestProvider {
  readonly issuer: string
  readonly close: () => Promise<void>
}

/**
 * A real OpenID provider on a port of this machine. Typing a name there makes you that person, with the email
 * `NAME@example.com`. With the prefix `unproven-` or `worded-` the email is that of the rest of the name, and
 * unverified or verified by a text.
 */
export async function startTestProvider(redirectUri: string): Promise<TestProvider> {
  let listener: (...heard: Parameters<ReturnType<Provider['callback']>>) => unknown = () => undefined
  const { createServer } = await import('node:http')
  const server: Server = createServer((request, response) => void listener(request, response))
  const issuer = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: TEST_CLIENT.clientId,
        client_secret: TEST_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    scopes: ['openid'],
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['of a test'] },
    pkce: { required: () => true },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => {
        const email = `${id.replace(/^(?:unproven|worded)-/, '')}@example.com`
        const email_verified = id.startsWith('worded-') ? 'true' : !id.startsWith('unproven-')
        return { sub: id, ...(id !== 'nameless' && { email, email_verified }) }
      },
    }),
  })
  listener = provider.callback()
  return {
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Acts like a person in a browser: follows redirects, types a name, and agrees. */
export async function visitProvider(url: string, name: string, cookies = new Map<string, string>()): Promise<string> {
  let address = url
  let form: URLSearchParams | null = null
  for (let steps = 0; steps < 12; steps++) {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
    const response: Response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form,
      headers,
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) {
      const [key = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      if (value === '') cookies.delete(key)
      else cookies.set(key, value)
    }
    const next = response.headers.get('location')
    form = null
    if (next !== null) {
      address = new URL(next, address).href
      if (new URL(address).pathname === '/auth/callback') return new URL(address).search.slice(1)
      continue
    }
    const page = await response.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    if (prompt === undefined) throw new Error(`the provider said ${response.status}: ${page.slice(0, 300)}`)
    form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: name, password: 'any' }) })
  }
  throw new Error('the provider led in a circle')
}
