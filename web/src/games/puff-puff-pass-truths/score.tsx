import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Heading } from '../../ui/layout/heading.tsx'
import { ScoreboardRow } from '../../ui/party/scoreboard-row.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { fooledWords } from './fooled-words.ts'

/** What this author's turn was worth. */
export function Score({ table, me, players }: ScreenProps<View, Hand>) {
  return (
    <>
      <div role="status" className="text-center stage:mt-auto">
        <Heading level={2} size="title">
          {fooledWords(table, players, me)}
        </Heading>
        {table.isDouble && table.cycles > 1 && (
          <p className="mt-1 text-lg text-muted lg:text-2xl">Everything counted double.</p>
        )}
      </div>
      <ol className="grid grid-cols-1 gap-2 stage:mb-auto stage:grid-cols-2">
        {table.standings.map((row) => (
          <ScoreboardRow
            key={row.id}
            place={row.place}
            seed={row.id}
            name={nameOf(players, row.id)}
            score={row.score}
            delta={table.gains?.[row.id] ?? 0}
            you={row.id === me}
          />
        ))}
      </ol>
    </>
  )
}
