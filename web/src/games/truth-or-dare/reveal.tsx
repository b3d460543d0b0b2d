import type { Hand, View } from '@highjinks/games/truth-or-dare'
import { useLaptop } from '../../lib/use-laptop.ts'
import { Held } from '../../show/timeline/held.tsx'
import { TurningCard } from '../../show/timeline/turning-card.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Applause } from '../attempt/applause.tsx'
import { isLegend } from '../attempt/attempt.ts'
import { FacesSaid } from '../attempt/faces-said.tsx'
import { Gains } from '../attempt/gains.tsx'
import { OwnSpot } from '../attempt/own-result.tsx'
import { RulingStamp, Stamp } from '../attempt/ruling.tsx'
import { saidOf } from '../attempt/said.ts'
import { SUSPENSE_WORDS } from '../attempt/verdict-steps.ts'
import { Who } from '../attempt/who.tsx'
import type { ScreenProps } from '../screen.ts'
import { KIND_WORDS, keptCard, TurnCard } from './card.tsx'
import { ownWords } from './own-words.ts'
import { WAY_OUT } from './way-out.tsx'
import { whyOf } from './why-of.ts'

type RevealProps = ScreenProps<View, Hand>

/** The card turned over once more, what the table made of it, and what that brought. */
export function Reveal({ table, hand, me, players, act, isBusy }: RevealProps) {
  const { attempt, reveal, turn } = table
  const reached = useBeats()
  const isLaptop = useLaptop()
  const card = keptCard(table)
  if (!reveal) return null
  return (
    <>
      <OwnSpot
        me={me}
        isOut={reached('gains') > 0}
        gains={reveal.gains}
        words={(id) => ownWords(table, id)}
        isTight={isLegend(attempt)}
        why={(id) => (id === turn ? whyOf(table, id) : null)}
      >
        <Who ids={turn === null ? [] : [turn]} me={me} players={players}>
          {card === null ? 'sat this one out' : `had a ${KIND_WORDS[card.kind].toLowerCase()}`}
        </Who>
      </OwnSpot>
      {card !== null && (
        <TurningCard isOpen={reached('card') > 0}>
          <TurnCard table={table} isLine />
        </TurningCard>
      )}
      {attempt && saidOf(attempt).length > 0 && (
        <FacesSaid come={reached('face')} isStamped={reached('stamp') > 0} {...{ attempt, me, players }} />
      )}
      <Held isOut={reached('stamp') > 0} suspense={SUSPENSE_WORDS}>
        {card === null || !attempt?.ruling ? (
          <Stamp tone="sky" words="No card" foot="The deck has nothing for this table. Moving on." />
        ) : (
          <RulingStamp ruling={attempt.ruling} card={card.text} wayOut={WAY_OUT} {...{ attempt, me, players }} />
        )}
      </Held>
      <Held isOut={reached('gains') > 0} place={1}>
        <Gains gains={reveal.gains} me={me} players={players} why={(id) => whyOf(table, id)} />
      </Held>
      {/* A laptop has its height for the verdict. */}
      {attempt && reached('gains') > 0 && me !== turn && !isLaptop && (
        <Applause
          performers={attempt.contenders}
          applause={table.applause}
          clapsLeft={hand?.clapsLeft ?? null}
          {...{ me, players, act, isBusy }}
        />
      )}
    </>
  )
}
