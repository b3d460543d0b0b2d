import type { Intent, PlayerId } from '@highjinks/protocol'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { useSession } from '../session-store.ts'

interface OwnLinesProps {
  readonly me: PlayerId
  readonly send: (intent: Intent) => void
}

/** What I wrote tonight and everybody read: it may come back later, unless I take it back. */
export function OwnLines({ me, send }: OwnLinesProps) {
  const written = useSession((state) => state.own[me]?.written)
  if (!written || written.length === 0) return null
  return (
    <section>
      <Heading level={3} size="small">
        What you wrote tonight
      </Heading>
      <p className="mb-3 text-muted">
        Any of these can come back as a card. They’re all deleted when the session ends.
      </p>
      <ul className="grid gap-2">
        {written.map(({ id, text }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-break-word">“{text}”</span>
            <Button kind="ghost" className="shrink-0" onClick={() => send({ type: 'withdraw', id })}>
              Take it back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
