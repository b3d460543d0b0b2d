import type { TestApi, TestReply } from './api.ts'

/** A phone: what it is given as a cookie it sends from then on. */
export interface TestPhone {
  readonly ask: (method: string, path: string, body?: unknown, token?: string) => Promise<TestReply>
  readonly cookie: () => string | null
}

export function testPhone(api: () => Pick<TestApi, 'call'>, headers: Readonly<Record<string, string>> = {}): TestPhone {
  let cookie: string | null = null
  return {
    cookie: () => cookie,
    async ask(method, path, body, token) {
      const reply = await api().call(method, path, {
        body,
        ...(token !== undefined && { token }),
        headers: { ...headers, ...(cookie !== null && { cookie }) },
      })
      const [given] = reply.headers.getSetCookie()
      if (given !== undefined) cookie = given.split(';')[0] ?? null
      return reply
    },
  }
}
