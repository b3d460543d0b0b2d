import type { Reply } from './ask.ts'

type Row<N extends 'reports' | 'messages' | 'crashes' | 'acts'> =
  Reply<N> extends Readonly<Record<N, readonly (infer R)[]>> ? R : never

type Backup = NonNullable<Reply<'backup'>['backup']>

/** Formats a time in the local time zone, to the minute. */
const time = (at: number) => {
  const two = (n: number) => String(n).padStart(2, '0')
  const date = new Date(at)
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}
const indented = (text: string) => text.split('\n').map((line) => `    ${line}`)
const doneWord = (doneAt: number | null) => (doneAt === null ? [] : [`done ${time(doneAt)}`])

/** Removes characters from typed text that could move the cursor of the operator’s terminal. */
export function withoutControlCharacters(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Bidi_C}]/gu, '')
}

const block = (head: readonly string[], ...rest: readonly (string | null)[]) =>
  [head.join('  '), ...rest.flatMap((text) => (text === null ? [] : indented(text)))].join('\n')

export function formatReport(one: Row<'reports'>): string {
  const about = [`session ${one.sessionId}`, ...(one.playerId === null ? [] : [`player ${one.playerId}`])]
  const head = [one.id, time(one.at), one.kind, ...about, ...doneWord(one.doneAt)]
  if (one.evidence === 'not-shown') head.push('not on the table when it was reported')
  return block(head, one.reason, one.text === null ? null : `> ${one.text}`)
}

export function formatMessage(one: Row<'messages'>): string {
  const head = [one.id, time(one.at), `${one.name} <${one.email}>`, ...doneWord(one.doneAt)]
  return block(head, one.subject, one.message)
}

export function formatCrash(one: Row<'crashes'>): string {
  const times = one.count === 1 ? 'once' : `${one.count} times`
  return block([time(one.lastAt), times, one.version, one.route], one.message, one.stack.join('\n') || null)
}

export function formatAuditEntry({ at, by, what, about, note }: Row<'acts'>): string {
  return [time(at), ...(by === null ? [] : [`by ${by}`]), what, about, ...(note === null ? [] : [note])].join('  ')
}

export function formatOperator({
  id,
  username,
  email,
  since,
  isNamed,
}: Reply<'operators'>['operators'][number]): string {
  const how = [...(since === null ? [] : [`since ${time(since)}`]), ...(isNamed ? ['named in OPERATORS'] : [])]
  return [id, `${username} <${email}>`, ...how].join('  ')
}

export function formatStats(stats: Reply<'stats'>): string {
  const { version, commit, startedAt, accounts, openReports, openMessages, crashes, connections, live } = stats
  const rows: readonly (readonly [string, string | number])[] = [
    ['version', commit === null ? version : `${version} (${commit})`],
    ['since', time(startedAt)],
    ['connected', connections ?? 'to the realtime servers: see their /metrics'],
    ['rooms now', live.hasMore ? `${live.rooms} and more` : live.rooms],
    ['people now', `${live.people}, and ${live.watchers} watching`],
    ['accounts', accounts],
    ['open reports', openReports],
    ['open messages', openMessages],
    ['crashes', `${crashes.times} of ${crashes.kinds} kinds`],
  ]
  return rows.map(([name, value]) => `${name.padEnd(14)} ${value}`).join('\n')
}

export function formatCard({ id, text }: Reply<'findCards'>['cards'][number]): string {
  return `${id}  ${text === '' ? '(not in this version)' : text}`
}

export function formatBackup({ name, at, bytes, isReplaced }: Backup): string {
  const size = `${Math.ceil(bytes / 1024)} KiB`
  return [name, time(at), size, ...(isReplaced ? ['replaced by a restore'] : [])].join('  ')
}

/** Formats a list, or a sentence if it is empty. */
export function formatList<R>(rows: readonly R[], format: (row: R) => string, nothing: string, gap = '\n\n'): string {
  return rows.length === 0 ? nothing : rows.map(format).join(gap)
}
