import type { Log } from '@highjinks/platform'
import type { Report } from './reports.ts'

/** Announces a stored report elsewhere. Nobody waits for it. */
export type TellOfReport = (report: Report) => void

const WAIT_MS = 5000
/** With this many posts in progress, further reports are only stored, and `operator -- reports` lists them. */
const AT_ONCE_MOST = 4

/** Posts to the operator's webhook: text that the usual chats show (`text`, `content`), and the data. */
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
  // Strangers' text goes into a code block, where chats find no link, picture or heading
  const said = `Reported ${what}:\n${FENCE}\n${unfenced(reason)}${text === null ? '' : `\n> ${unfenced(text)}`}\n${FENCE}`
  return {
    // A report must not notify everyone in the operator's chat, or hide where a link leads
    text: quiet(said).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    content: quiet(said),
    allowed_mentions: { parse: [] },
    version,
    report: { id, at: new Date(at).toISOString(), sessionId, kind, text, reason, evidence },
  }
}

const FENCE = '```'
/** Replaces backticks, so that the text can't end the code block. */
const unfenced = (text: string) => text.replaceAll('`', "'")

/** Adds a zero-width character after `@`, so that chats see no mention. */
const quiet = (text: string) => text.replaceAll('@', '@\u200b')
