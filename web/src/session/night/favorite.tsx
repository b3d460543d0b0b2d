import type { PlayerId, SessionView } from '@highjinks/protocol'

interface FavoriteProps {
  readonly view: SessionView
  readonly me: PlayerId | null
}

/** The room's bet from before the first game. No one counts who talks, so it shows as a bet. */
export function Favorite({ view, me }: FavoriteProps) {
  const { favorite } = view.session
  if (!favorite) return null
  const { people, bets, of } = favorite
  const nameNow = (id: PlayerId) => view.players.find((player) => player.id === id)?.name
  const names = LIST.format(people.map(({ id, name }) => (id === me ? 'you' : (nameNow(id) ?? name))))
  return (
    <p className="text-balance text-muted">
      {people.length > 1
        ? `Before the first game, the bets on who’d talk the most were tied: ${names}, ${bets} each.`
        : `Before the first game, ${bets} of ${of} bets said ${names} would talk the most.`}
    </p>
  )
}

const LIST = new Intl.ListFormat('en')
