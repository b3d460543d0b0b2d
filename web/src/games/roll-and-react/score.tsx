import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Heading } from '../../ui/layout/heading.tsx'
import { ScoreboardRow } from '../../ui/party/scoreboard-row.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

type Props = ScreenProps<View, Hand>

/** What the turn was worth. */
export function Score({ table, me, players }: Props) {
  const { score } = table
  if (!score) return null
  const actor = nameOf(players, table.turn)
  const isMine = me !== null && me === table.turn
  return (
    <>
      <div role="status" className="text-center stage:mt-auto">
        <Heading level={2} size="title">
          {table.hasPassed ? (
            `${isMine ? 'You' : actor} passed`
          ) : score.rating === null ? (
            'No stars, no worries'
          ) : (
            <Average {...{ rating: score.rating }} />
          )}
        </Heading>
        <p className="mt-1 text-lg text-muted lg:text-2xl">
          {table.hasPassed
            ? 'It costs nothing. The stage is free.'
            : score.rating === null
              ? `Nobody rated ${isMine ? 'you' : actor}.`
              : isMine
                ? 'That is what they gave you.'
                : `That is what you gave ${actor}.`}
          {table.isDouble && !table.hasPassed && ' Everything counted double.'}
        </p>
      </div>
      <ol className="grid grid-cols-1 gap-2 stage:mb-auto stage:grid-cols-2">
        {table.standings.map((row) => (
          <ScoreboardRow
            key={row.id}
            place={row.place}
            seed={row.id}
            name={nameOf(players, row.id)}
            score={row.score}
            delta={score.gains[row.id] ?? 0}
            you={row.id === me}
          />
        ))}
      </ol>
    </>
  )
}

const ONE_PLACE = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function Average({ rating }: { readonly rating: number }) {
  return (
    <span className="inline-flex items-center gap-2 tabular">
      {ONE_PLACE.format(rating)} <span className="text-amber">stars</span>
    </span>
  )
}
