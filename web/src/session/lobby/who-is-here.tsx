import { type Intent, LOBBY_CAP, type PlayerId, type SessionView } from '@highjinks/protocol'
import { Bot } from 'lucide-react'
import { Heading } from '../../ui/layout/heading.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { powersOf } from '../host-role.ts'
import { Onlookers } from './onlookers.tsx'

interface WhoIsHereProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
}

/** The number of people and, for the host, a button for a simulated player. */
export function WhoIsHere(props: WhoIsHereProps) {
  const { view, me } = props
  const { players } = view
  const { isHost } = powersOf(view, me)
  return (
    <div className="flex min-h-11 items-center justify-between gap-2">
      <Heading
        level={2}
        size="small"
        className="flex min-w-0 flex-wrap items-center gap-x-1.5 leading-tight whitespace-nowrap"
      >
        Players{' '}
        <span className="text-muted tabular">
          {players.length}/{LOBBY_CAP}
          <Onlookers view={view} />
        </span>
      </Heading>
      {isHost && <SimulateJoin {...props} />}
    </div>
  )
}

/**
 * For hosts who want to try a game with fewer friends: a simulated player takes a seat. The button is quiet, because
 * friends come first.
 */
function SimulateJoin({ view, isBusy, send }: WhoIsHereProps) {
  const isFull = view.players.length >= LOBBY_CAP
  function simulate() {
    if (isFull) {
      toast({ title: 'Maximum players reached', text: 'This game supports up to 8 players', tone: 'bad' })
    } else send({ type: 'add-bot' })
  }
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={simulate}
      className="flex min-h-tap shrink-0 items-center gap-1.5 rounded-control px-1 text-left text-sm leading-tight font-semibold text-muted hover:text-words disabled:opacity-60 lg:text-base"
    >
      <Bot aria-hidden="true" className="size-6" />
      {/* Two lines on a phone, because the people come first. */}
      <span className="max-sm:w-20 flat:w-20">Simulate Player Join</span>
    </button>
  )
}
