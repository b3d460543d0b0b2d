/** Where a row is in a list that is newest first; rows of one moment are in the order of their ids. */
export interface Place {
  readonly at: number
  readonly id: string
}

/** As a client carries it from page to page. */
function writePlace({ at, id }: Place): string {
  return `${at.toString(36)}.${id}`
}

/** Reads one that its schema has let through. */
function readPlace(text: string): Place {
  const [at = '', id = ''] = text.split(/\.(.*)/)
  return { at: Number.parseInt(at, 36), id }
}

/** Before every row. */
const NEWEST: Place = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** One page of a list, and where the next one begins if there is one. */
export async function readPage<Row extends Place>(
  list: (limit: number, before?: Place) => Promise<readonly Row[]>,
  before: string | undefined,
  most: number,
): Promise<{ readonly rows: readonly Row[]; readonly next?: string }> {
  // One more than is shown says whether there is a next page
  const found = await list(most + 1, before === undefined ? NEWEST : readPlace(before))
  const rows = found.slice(0, most)
  const last = found.length > most ? rows.at(-1) : undefined
  return last ? { rows, next: writePlace(last) } : { rows }
}
