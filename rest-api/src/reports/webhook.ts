import type { Log } from '@highjinks/platform'
import type { Report } from './reports.ts'

/** Tells somebody elsewhere of a report that has been kept; nobody waits for it. */
export type TellOfReport = (report: Report) => void

const WAIT_MS = 5000
/** While so many are on their way the next are only kept, and found by `operator -- reports`. */
const AT_ONCE_MOST = 4

/** A post to the operator's webhook, in words that the usual chats show (`text`, `content`) and as data. */
export function createWebhook(url: string, log: Log, version: string): TellOfReport {
  let underWay = 0
  return (report) => {
    if (underWay >= AT_ONCE_MOST) return log.warn('a report was kept and not told of: the webhook is slow')
    underWay++
    void post(url, bodyFor(report, version))
      .catch((fault: unknown) => log.fault('a report was kept and not told of', fault, {}, 'warn'))
      .finally(() => underWay--)
  }
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
}

function bodyFor({ id, at, sessionId, kind, text, reason, evidence }: Report, version: string): object {
  const what = kind === 'player' ? 'a player' : `a ${kind}`
  // What strangers wrote goes into a block of code, in which no chat finds a link, a picture or a heading
  const said = `Reported ${what}:\n${FENCE}\n${unfenced(reason)}${text === null ? '' : `\n> ${unfenced(text)}`}\n${FENCE}`
  return {
    // Whoever writes a report must not be able to call everybody in the operator's chat, nor hide where a link leads
    text: quiet(said).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    content: quiet(said),
    allowed_mentions: { parse: [] },
    version,
    report: { id, at: new Date(at).toISOString(), sessionId, kind, text, reason, evidence },
  }
}

const FENCE = '```'
/** Nobody ends the block of code but we. */
const unfenced = (text: string) => text.replaceAll('`', "'")

/** Behind an `@` stands something without a width, so that it is nobody's name to any chat. */
const quiet = (text: string) => text.replaceAll('@', '@\u200b')
