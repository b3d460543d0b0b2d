import type { Intent, PlayerId } from '@highjinks/protocol'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { keepCard } from '../keep-card.ts'
import { useSession } from '../session-store.ts'

interface OwnLinesProps {
  readonly me: PlayerId
  readonly send: (intent: Intent) => void
}

/** Lines I wrote tonight and all players read. They may come back later, unless I take them back. */
export function OwnLines({ me, send }: OwnLinesProps) {
  const written = useSession((state) => state.own[me]?.written)
  return (
    <>
      <KeepableCards me={me} />
      {written && written.length > 0 && (
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
      )}
    </>
  )
}

/** In a crew's room: my cards that were played and that the crew doesn't have yet. */
function KeepableCards({ me }: Pick<OwnLinesProps, 'me'>) {
  const keepable = useSession((state) => state.own[me]?.keepable)
  const sessionId = useSession((state) => state.view?.session.id)
  if (!keepable || keepable.length === 0 || sessionId === undefined) return null
  return (
    <section>
      <Heading level={3} size="small">
        Keep these for the crew?
      </Heading>
      <p className="mb-3 text-muted">They can come up on other nights, and they leave the crew when you do.</p>
      <ul className="grid gap-2">
        {keepable.map(({ id, text }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-break-word">{text}</span>
            <Button kind="ghost" className="shrink-0" onClick={() => void keepCard(sessionId, me, id)}>
              Keep it
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
