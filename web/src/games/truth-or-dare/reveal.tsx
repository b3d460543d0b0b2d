import type { Hand, View } from '@highjinks/games/truth-or-dare'
import { Held } from '../../stage/beats/held.tsx'
import { Splash } from '../../stage/beats/splash.tsx'
import { TurningCard } from '../../stage/beats/turning-card.tsx'
import { useStory } from '../../stage/beats/use-story.ts'
import { isLegend, isNothing, isUnpaid, namesOf, type Part, paidOf, sumOf } from '../attempt/attempt.ts'
import { Gains } from '../attempt/gains.tsx'
import { Loudest } from '../attempt/loudest.tsx'
import { OwnSpot } from '../attempt/own-result.tsx'
import { Race } from '../attempt/race.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { SideGains } from '../attempt/side-gains.tsx'
import { beatsOf, HUSH, VERDICT_BEATS } from '../attempt/verdict-beats.ts'
import { WHO_AND_WHAT, Who } from '../attempt/who.tsx'
import type { ScreenProps } from '../screen.ts'
import { KIND_WORDS, keptCard, TurnCard } from './card.tsx'
import { ownWords } from './own-words.ts'

type Props = ScreenProps<View, Hand>

/** The card turned over once more, what the table made of it, and what that brought. */
export function Reveal({ table, me, players }: Props) {
  const { attempt, reveal, turn, loudest } = table
  const reached = useStory(beatsOf(attempt, VERDICT_BEATS))
  const card = keptCard(table)
  if (!reveal) return null
  return (
    <>
      <div className={WHO_AND_WHAT}>
        <OwnSpot
          me={me}
          isOut={reached('gains') > 0}
          gains={reveal.gains}
          words={(id) => ownWords(table, id)}
          isDouble={table.isDouble}
          isTight={isLegend(attempt)}
          why={(id) => (id === turn ? whyOf(table, reveal, id) : null)}
        >
          <Who ids={turn === null ? [] : [turn]} me={me} players={players} isLine>
            {card === null ? 'sat this one out' : `had a ${KIND_WORDS[card.kind].toLowerCase()}`}
          </Who>
        </OwnSpot>
        {card !== null && (
          <TurningCard isOpen={reached('card') > 0}>
            <TurnCard table={table} isLine />
          </TurningCard>
        )}
      </div>
      <Splash isOn={reached('stamp') > 0 && reached('gains') === 0 && isLegend(attempt)} color="amber">
        Legend!
      </Splash>
      <Held isOut={reached('stamp') > 0} hush={HUSH}>
        {card === null || !attempt?.ruling ? (
          <Stamp tone="sky" words="No card" foot="The deck had nothing that suits this table. On we go." />
        ) : (
          <RulingStamp ruling={attempt.ruling} attempt={attempt} me={me} players={players} />
        )}
      </Held>
      <Held isOut={reached('gains') > 0}>
        <SideGains attempt={attempt} gains={reveal.gains} players={players} />
        <Paid table={table} reveal={reveal} me={me} players={players} />
      </Held>
      <Held isOut={reached('rest') > 0}>
        <Loudest ids={loudest} words="Loudest applause of the lap" me={me} players={players} />
        {isUnpaid(attempt) && isNothing(reveal.gains) && loudest.length === 0 && (
          <Race standings={table.standings} me={me} players={players} />
        )}
      </Held>
    </>
  )
}

interface PaidProps extends Pick<Props, 'table' | 'me' | 'players'> {
  readonly reveal: NonNullable<View['reveal']>
}

/** The turn's player in full; whoever else was right, in one line. */
function Paid({ table, reveal, me, players }: PaidProps) {
  const { turn, attempt } = table
  const { gains, right } = reveal
  const shown = Object.fromEntries(Object.entries(gains).filter(([id]) => id === turn))
  const isEmpty = isNothing(shown)
  const others = right.filter((id) => id !== me && id !== turn)
  return (
    <>
      {/* Whoever has a seat reads above that it brought them nothing. */}
      {!(isEmpty && (me !== null || others.length > 0 || attempt?.ruling?.kind === 'passed')) && (
        <Gains
          gains={shown}
          isDouble={table.isDouble}
          attempt={attempt}
          me={me}
          players={players}
          why={(id) => whyOf(table, reveal, id)}
          parts={(id) => partsOf(table, reveal, id)}
        />
      )}
      {others.length > 0 && (
        <p className="text-center text-balance text-muted short:text-sm lg:text-xl stage:hidden">
          Saw it coming, got paid: {namesOf(others, { me, players })}.
        </p>
      )}
    </>
  )
}

function wordOf(table: View): string {
  const card = keptCard(table)
  return card ? KIND_WORDS[card.kind] : 'Card'
}

/** What makes up the sum. */
function partsOf(table: View, reveal: NonNullable<View['reveal']>, id: string): readonly Part[] {
  const { unread, knew, gains } = reveal
  const parts: readonly Part[] = [
    [(gains[id] ?? 0) - unread - knew, wordOf(table)],
    [unread, 'Poker face'],
    [knew, 'Knew the room'],
  ]
  return paidOf(parts, table.isDouble)
}

/** The same in one line, where it is more than the card's. */
function whyOf(table: View, reveal: NonNullable<View['reveal']>, id: string): string | null {
  if (reveal.unread === 0 && reveal.knew === 0) return null
  return sumOf(partsOf(table, reveal, id))
}
