import { CallFailed, NoAnswer } from './call-failed.ts'
import { isKept } from './is-kept.ts'

interface FailureWords {
  readonly title: string
  readonly text: string
}

/** Tells a person what failed: the network, the pace, or the server. */
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

/** Names what still works offline. */
function without(): string {
  return isKept() ? ' You can still play on one phone.' : ''
}

/**
 * Returns true only if the server itself said that the thing is missing or over. A failed call says nothing about that.
 */
export function isGone(fault: unknown): boolean {
  return fault instanceof CallFailed && (fault.status === 404 || fault.status === 410 || fault.status === 400)
}

/**
 * Returns the real reason, for a line below the words of a page that found nothing. Null if the server itself said that
 * nothing is there.
 */
export function whatHappened(fault: unknown): string | null {
  return isGone(fault) ? null : reasonOf(fault)
}

/** Returns the server's words if it sent any, else our own. */
export function reasonOf(fault: unknown): string {
  return (fault instanceof CallFailed && fault.says) || failureWords(fault).text
}

export interface Failure {
  /** The server's own words for a refusal, else the spec's for this failure. */
  readonly says: string
  /** The real reason in one line below; null when the words above are the server's. */
  readonly why: string | null
}

/**
 * Returns the words for a failed call. A server that is down or overloaded hasn't refused anything, so its words come
 * second.
 */
export function failureOf(fault: unknown, otherwise: string): Failure {
  const isRefusal = fault instanceof CallFailed && fault.status < 500 && fault.status !== 429
  if (isRefusal && fault.says) return { says: fault.says, why: null }
  return { says: otherwise, why: reasonOf(fault) }
}

/** Returns one line where the spec has no words of its own: the server's words, else ours plus the real reason. */
export function wordsOf(fault: unknown, otherwise: string): string {
  return (fault instanceof CallFailed && fault.says) || `${otherwise} ${failureWords(fault).text}`
}
