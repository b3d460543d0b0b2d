/** A row's position in a list that is newest first; rows of the same moment are sorted by ID. */
export interface ListPosition {
  readonly at: number
  readonly id: string
}

/** Encodes it for the client to send back. */
function writePosition({ at, id }: ListPosition): string {
  return `${at.toString(36)}.${id}`
}

/** Decodes one that its schema has accepted. */
function readPosition(text: string): ListPosition {
  const [at = '', id = ''] = text.split(/\.(.*)/)
  return { at: Number.parseInt(at, 36), id }
}

/** Before every row. */
const NEWEST: ListPosition = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** Reads one page of a list, and where the next one begins if there is one. */
export async function readPage<Row extends ListPosition>(
  list: (limit: number, before?: ListPosition) => Promise<readonly Row[]>,
  before: string | undefined,
  most: number,
): Promise<{ readonly rows: readonly Row[]; readonly next?: string }> {
  // One more than a page, to know whether there is a next one
  const found = await list(most + 1, before === undefined ? NEWEST : readPosition(before))
  const rows = found.slice(0, most)
  const last = found.length > most ? rows.at(-1) : undefined
  return last ? { rows, next: writePosition(last) } : { rows }
}
