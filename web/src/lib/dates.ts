const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' })
const UTC_DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const DATE = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

function formatDate(format: Intl.DateTimeFormat, iso: string): string {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? 'some day' : format.format(at)
}

/** Formats as `Mon, Nov 16` in this browser's time zone. */
export function dayOf(iso: string): string {
  return formatDate(DAY, iso)
}

/** Formats the same in UTC, where a week begins at the same moment for everyone. */
export function utcDayOf(iso: string): string {
  return formatDate(UTC_DAY, iso)
}

/** Formats the moment after a week's last as `Mon, Nov 23, 1:00 AM` in this browser's time zone. */
export function instantAfter(iso: string): string {
  const at = new Date(Date.parse(iso) + 1)
  return Number.isNaN(at.getTime()) ? 'some day' : `${DAY.format(at)}, ${TIME.format(at)}`
}

/** Formats as `November 16, 2026`. */
export function dateOf(iso: string): string {
  return formatDate(DATE, iso)
}

/** Formats as `9:41 PM`. */
export function timeOf(iso: string): string {
  return formatDate(TIME, iso)
}
