import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Badge } from '../../ui/badge.tsx'
import { PlayerTile } from '../../ui/player-tile.tsx'
import { PromptCard } from '../../ui/prompt-card.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

interface Props extends ScreenProps<View, Hand> {
  readonly reveal: NonNullable<View['reveal']>
}

const WORDS = { legit: 'said Legit', baked: 'said Baked' } as const

/** The answer, one line why, and who fell for it. */
export function Reveal({ table, me, players, reveal }: Props) {
  const fooled = Object.values(reveal.votes).filter((vote) => (vote === 'legit') !== reveal.isTrue).length
  return (
    <>
      <PromptCard
        kicker={reveal.isTrue ? 'Legit!' : 'Baked!'}
        foot={
          <>
            {reveal.why} <span className="opacity-80">({reveal.source})</span>
          </>
        }
      >
        {table.statement}
      </PromptCard>
      <p className="text-center text-lg" role="status">
        {nameOf(players, table.turn)} {reveal.wasBent ? 'bent it' : 'read it straight'}
        {fooled > 0 ? ` and fooled ${fooled}.` : '. Nobody fell for it.'}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {players
          .filter((player) => player.id === table.turn || reveal.votes[player.id] || table.voters.includes(player.id))
          .map((player) => (
            <li key={player.id}>
              <PlayerTile
                seed={player.id}
                name={player.name}
                you={player.id === me}
                status={statusOf(player.id, table.turn, reveal)}
                trailing={<Gain points={reveal.gains[player.id] ?? 0} />}
              />
            </li>
          ))}
      </ul>
    </>
  )
}

function statusOf(id: string, turn: string | null, reveal: Props['reveal']): string {
  if (id === turn) return 'was reading'
  const vote = reveal.votes[id]
  return vote ? WORDS[vote] : 'said nothing'
}

function Gain({ points }: { readonly points: number }) {
  return <Badge tone={points > 0 ? 'lime' : 'plain'}>{points > 0 ? `+${points}` : '0'}</Badge>
}
