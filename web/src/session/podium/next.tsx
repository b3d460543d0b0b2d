import type { Intent, PlayerId, SessionView } from '@highjinks/protocol'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { hostName } from '../host-role.ts'
import type { Poster } from './poster.ts'
import { Share } from './share.tsx'

export interface NextProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly isBusy: boolean
  /** The session is over, so nothing comes next. */
  readonly isLast?: boolean
  readonly poster: Poster
  readonly send: (intent: Intent) => void
  readonly onChangeGame: () => void
}

/** Says what the host can do beside the vote, and nothing against its rule. */
function hostWords(view: SessionView): string {
  const kind = view.session.next?.stage.kind
  const host = hostName(view)
  if (kind === 'vote') return `Another game? ${host} can start any of the seven.`
  return kind === 'chosen' ? 'Tap “Not yet” to stay here.' : `Play again or switch games? ${host} picks.`
}

/** On to the next game, or home with a picture. */
export function Next({ view, me, isBusy, isLast, poster, send, onChangeGame }: NextProps) {
  const { hostId, code } = view.session
  if (isLast) return <Share poster={poster} kind="primary" />
  if (me !== null && hostId === me) {
    return (
      <div className="next-for-host grid grid-cols-[1fr_auto_auto] gap-2 flat:grid-cols-2">
        <Button
          size="lg"
          className="next-again px-2 whitespace-nowrap lg:px-6 flat:col-span-2"
          busy={isBusy}
          onClick={() => send({ type: 'again' })}
        >
          Play Again
        </Button>
        <Share poster={poster} kind="secondary" isNarrow />
        <Button kind="secondary" className="max-w-24 px-2 leading-tight flat:max-w-none" onClick={onChangeGame}>
          Change Game
        </Button>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-3">
      {me === null ? (
        <ButtonLink to={`/join/${code}`} className="min-h-15 px-2">
          Take a seat for the next one
        </ButtonLink>
      ) : (
        <p className="leading-snug text-balance text-muted">{hostWords(view)}</p>
      )}
      <Share poster={poster} kind="secondary" isNarrow />
    </div>
  )
}
