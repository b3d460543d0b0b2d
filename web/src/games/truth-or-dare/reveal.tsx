import type { Hand, View } from '@highjinks/games/truth-or-dare'
import { Gains } from '../attempt/gains.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { Who } from '../attempt/who.tsx'
import type { ScreenProps } from '../screen.ts'
import { KIND_WORDS, TurnCard } from './card.tsx'

/** What the table made of it. */
export function Reveal({ table, me, players }: ScreenProps<View, Hand>) {
  const { attempt, reveal, turn, kind } = table
  if (!reveal) return null
  const isBonus = reveal.streak > 0 && reveal.streak % 3 === 0
  return (
    <>
      <Who ids={turn === null ? [] : [turn]} me={me} players={players}>
        {kind === null ? 'sat this one out' : `had a ${KIND_WORDS[kind].toLowerCase()}`}
      </Who>
      <TurnCard table={table} isSmall />
      {table.card === null || !attempt?.ruling ? (
        <Stamp tone="sky" words="No card" foot="The deck had nothing that suits this table. On we go." />
      ) : (
        <RulingStamp ruling={attempt.ruling} me={me} players={players} />
      )}
      {attempt?.ruling?.kind !== 'passed' && (
        <Gains
          gains={reveal.gains}
          me={me}
          players={players}
          why={() => (isBonus ? 'with a bonus for three in a row' : null)}
        />
      )}
    </>
  )
}
