import { CallFailed, NoAnswer } from './call-failed.ts'
import { isKept } from './is-kept.ts'

interface FailureWords {
  readonly title: string
  readonly text: string
}

/** What failed, for a person: the network, the pace, or the server. */
export function failureWords(fault: unknown): FailureWords {
  if (fault instanceof NoAnswer) {
    return fault.why === 'no-network'
      ? {
          title: 'No connection',
          text: `We can’t reach the server. Check your connection and try again.${without()}`,
        }
      : { title: 'No answer', text: 'The server took too long to answer. Try again in a moment.' }
  }
  if (fault instanceof CallFailed) {
    if (fault.status === 429) {
      return { title: 'Slow down', text: 'That was a lot of tries. Wait a minute and try again.' }
    }
    if (fault.status === 502 || fault.status === 503 || fault.status === 504) {
      return { title: 'The server is down', text: 'It should be back in a moment. Try again.' }
    }
    if (fault.status < 500) {
      return { title: 'That didn’t work', text: `The server answered ${fault.status} and gave no reason.` }
    }
  }
  return { title: 'That didn’t work', text: 'Something went wrong on our side. Please try again.' }
}

/** What still works without anybody. */
function without(): string {
  return isKept() ? ' You can still play on one phone.' : ''
}

/** True only when the server said so: what was asked for is not there, or is over. A failed call says nothing of it. */
export function isGone(fault: unknown): boolean {
  return fault instanceof CallFailed && (fault.status === 404 || fault.status === 410 || fault.status === 400)
}

/** Below the words of a page that found nothing: what really happened. Null where the server itself said that nothing is there. */
export function whatHappened(fault: unknown): string | null {
  return isGone(fault) ? null : reasonOf(fault)
}

/** The server's words where there are any, else what can be told from the outside. */
export function reasonOf(fault: unknown): string {
  return (fault instanceof CallFailed && fault.says) || failureWords(fault).text
}

export interface Failure {
  /** The server's own words of a refusal, else the description's of this failure. */
  readonly says: string
  /** In one line below, what really happened; null when the words above are the server's. */
  readonly why: string | null
}

/** What to tell a person about a failed call. A server that is away or overrun refuses nothing: its words come second. */
export function failureOf(fault: unknown, otherwise: string): Failure {
  const isRefusal = fault instanceof CallFailed && fault.status < 500 && fault.status !== 429
  if (isRefusal && fault.says) return { says: fault.says, why: null }
  return { says: otherwise, why: reasonOf(fault) }
}

/** In one breath, where the description has no words of its own: the server's, else ours and what really happened. */
export function wordsOf(fault: unknown, otherwise: string): string {
  return (fault instanceof CallFailed && fault.says) || `${otherwise} ${failureWords(fault).text}`
}
