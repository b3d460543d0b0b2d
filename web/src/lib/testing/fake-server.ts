import { vi } from 'vitest'

export type Answer = readonly [body: unknown, status?: number]

/** Replaces the network: answers by `METHOD /address` and records what was sent. */
export function fakeServer() {
  const answers = new Map<string, Answer | 'silence'>()
  const sent: { readonly call: string; readonly body: unknown }[] = []
  const fetched = vi.fn((address: string, request: { method: string; body: string | null; signal: AbortSignal }) => {
    const call = `${request.method} ${address}`
    sent.push({ call, body: request.body === null ? null : JSON.parse(request.body) })
    const answer = answers.get(call)
    if (!answer) return Promise.reject(new TypeError(`Nobody answers ${call}`))
    if (answer === 'silence') return silence(request.signal)
    return Promise.resolve(new Response(JSON.stringify(answer[0]), { status: answer[1] ?? 200 }))
  })
  return {
    /** Call this before each test. */
    reset: () => {
      answers.clear()
      sent.length = 0
      vi.stubGlobal('fetch', fetched)
    },
    on: (call: string, ...answer: Answer) => void answers.set(call, answer),
    /** Accepts the call and never answers it. */
    ignore: (call: string) => void answers.set(call, 'silence'),
    /** Acts as if there were no network. */
    unplug: () => answers.clear(),
    sentTo: (call: string) => sent.filter((one) => one.call === call).map((one) => one.body),
    isUntouched: () => sent.length === 0,
  }
}

function silence(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
  })
}
