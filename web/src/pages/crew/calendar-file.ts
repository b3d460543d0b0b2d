const MINUTE = 60_000
const LASTS_MS = 3 * 60 * MINUTE

interface Night {
  readonly name: string
  readonly at: number
  readonly address: string
  /** The moment the file is made. */
  readonly now: number
}

/** Writes a night as an iCalendar file, which phones add to their calendar. */
export function calendarText({ name, at, address, now }: Night): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Highjinks//Crew night//EN',
    'BEGIN:VEVENT',
    `UID:${at}-${address.split('/').at(-1)?.split('-').slice(0, 2).join('-')}@highjinks`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + LASTS_MS)}`,
    `SUMMARY:${escaped(name)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return lines.join('\r\n')
}

const stamp = (at: number) => `${new Date(at).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/[\r\n]+/g, ' ')
