import type { ReactNode } from 'react'
import { wordsOf } from '../../lib/failure-words.ts'
import type { Loaded } from '../../lib/resource.ts'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { Skeleton } from '../../ui/status/skeleton.tsx'
import type { Pages } from './ask.ts'

interface ListProps<T, Row> {
  readonly title: string
  readonly loaded: Loaded<T>
  readonly rowsOf: (value: T) => readonly Row[]
  readonly keyOf: (row: Row) => string
  /** The words for an empty list. */
  readonly nothing: string
  readonly onRetry: () => void
  readonly children: (row: Row) => ReactNode
}

/** One list on the operator's page, with its loading and failed states. */
export function List<T, Row>({ title, loaded, rowsOf, keyOf, nothing, onRetry, children }: ListProps<T, Row>) {
  return (
    <section aria-label={title} className="grid gap-3">
      <Heading level={2} size="small">
        {title}
      </Heading>
      {loaded.status === 'loading' && <Skeleton className="h-20" />}
      {loaded.status === 'failed' && (
        <FailedAlert says={wordsOf(loaded.fault, `${title} didn’t load.`)} why="" onRetry={onRetry} />
      )}
      {loaded.status === 'ready' && rowsOf(loaded.value).length === 0 && <p className="text-muted">{nothing}</p>}
      {loaded.status === 'ready' && rowsOf(loaded.value).length > 0 && (
        <ul className="grid gap-3">
          {rowsOf(loaded.value).map((row) => (
            <li key={keyOf(row)} className="grid gap-3 rounded-card bg-leaf-900 p-4 break-words">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The buttons between the pages of a list. */
export function PageButtons({
  pages: { loaded, onNewer, onOlder },
}: {
  readonly pages: Pages<'reports' | 'messages'>
}) {
  const next = loaded.status === 'ready' ? loaded.value.next : undefined
  if (onNewer === null && next === undefined) return null
  return (
    <div className="flex gap-3">
      {onNewer && (
        <Button kind="secondary" onClick={onNewer}>
          Newer
        </Button>
      )}
      {next !== undefined && (
        <Button kind="secondary" onClick={() => onOlder(next)}>
          Older
        </Button>
      )}
    </div>
  )
}
