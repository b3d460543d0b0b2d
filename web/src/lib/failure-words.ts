import { CallFailed, NoAnswer } from './call-failed.ts'

export interface FailureWords {
  readonly title: string
  readonly text: string
}

/** What failed, for a person: the network, the pace, or the server. */
export function failureWords(fault: unknown): FailureWords {
  if (fault instanceof NoAnswer) {
    return fault.why === 'no-network'
      ? { title: 'No connection', text: 'We could not reach the server. Check your connection and try again.' }
      : { title: 'No answer', text: 'The server took too long to answer. Try again in a moment.' }
  }
  if (fault instanceof CallFailed) {
    if (fault.status === 429) {
      return { title: 'Too often', text: 'That was a lot of tries at once. Wait a minute and try again.' }
    }
    if (fault.status === 502 || fault.status === 503 || fault.status === 504) {
      return { title: 'The server is away', text: 'It is up again in a moment, and so are you. Try again.' }
    }
  }
  return { title: 'That did not work', text: 'Something went wrong on our side. Please try again.' }
}

/** True only when the server said so: what was asked for is not there, or is over. A failed call says nothing of it. */
export function isGone(fault: unknown): boolean {
  return fault instanceof CallFailed && (fault.status === 404 || fault.status === 410 || fault.status === 400)
}

/**
 * What to tell a person about a failed call: the server's own words where there are any, else the spec's. Whoever got
 * no answer at all is told that, after what failed: advice about codes and passwords would mislead.
 */
export function wordsOf(fault: unknown, otherwise: string): string {
  if (fault instanceof CallFailed && fault.says) return fault.says
  const isAnswered = fault instanceof CallFailed && fault.status < 500 && fault.status !== 429
  if (isAnswered || !(fault instanceof CallFailed || fault instanceof NoAnswer)) return otherwise
  return `${whatFailed(otherwise)}${failureWords(fault).text}`
}

/** `Failed to join game. ` of a longer text; nothing of one that only says what to do. */
function whatFailed(text: string): string {
  const [sentence = ''] = text.split(/[.!](?:\s|$)/, 1)
  return sentence.startsWith('Please') ? '' : `${sentence}. `
}
