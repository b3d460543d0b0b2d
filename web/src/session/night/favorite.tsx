import type { PlayerId, SessionView } from '@highjinks/protocol'

interface FavoriteProps {
  readonly view: SessionView
  readonly me: PlayerId | null
}

/** The room's bet on who wins the first game, and who was right. */
export function Favorite({ view, me }: FavoriteProps) {
  const { favorite } = view.session
  if (!favorite) return null
  const { people, bets, of, right } = favorite
  const nameNow = (id: PlayerId) => view.players.find((player) => player.id === id)?.name
  const named = (list: typeof people, self: string) =>
    LIST.format(list.map(({ id, name }) => (id === me ? self : (nameNow(id) ?? name))))
  const names = named(people, 'you')
  return (
    <p className="text-balance text-muted">
      {people.length > 1
        ? `The bets on who’d win the first game were tied: ${names}, ${bets} each.`
        : `${bets} of ${of} bets said ${names} would win the first game.`}
      {right && ` ${wordsOf(right, named)}`}
    </p>
  )
}

type Named = NonNullable<SessionView['session']['favorite']>['people']

function wordsOf(right: Named, named: (list: Named, self: string) => string): string {
  if (right.length === 0) return 'No one was right.'
  const [only] = right.length === 1 ? right : []
  const names = named(right, only ? 'You' : 'you')
  return only && !names.startsWith('You') ? `${names} was right.` : `${names} were right.`
}

const LIST = new Intl.ListFormat('en')
