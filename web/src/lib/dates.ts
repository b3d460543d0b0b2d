const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' })
const UTC_DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const DATE = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

function formatDate(format: Intl.DateTimeFormat, iso: string): string {
  const at = Date.parse(iso)
  return Number.isNaN(at) ? 'some day' : format.format(at)
}

/** `Mon, Nov 16`, where this browser is. */
export function dayOf(iso: string): string {
  return formatDate(DAY, iso)
}

/** The same where the week begins for everybody at once. */
export function utcDayOf(iso: string): string {
  return formatDate(UTC_DAY, iso)
}

/** `Mon, Nov 23, 1:00 AM`, where this browser is: the moment after a week's last. */
export function instantAfter(iso: string): string {
  const at = new Date(Date.parse(iso) + 1)
  return Number.isNaN(at.getTime()) ? 'some day' : `${DAY.format(at)}, ${TIME.format(at)}`
}

/** `November 16, 2026` */
export function dateOf(iso: string): string {
  return formatDate(DATE, iso)
}

/** `9:41 PM` */
export function timeOf(iso: string): string {
  return formatDate(TIME, iso)
}
