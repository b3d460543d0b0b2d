import { useLaptop, useLongPhone } from '../../lib/use-laptop.ts'
import { OwnNevers } from '../../ui/party/own-nevers.tsx'
import { Interlude } from '../interlude/interlude.tsx'
import { BestOfLap } from '../lap/best-of-lap.tsx'
import { Answer } from './answer.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import type { PartProps } from './part.ts'
import { Pen } from './pen.tsx'
import { Reveal } from './reveal.tsx'
import { Story } from './story.tsx'
import { withStatement } from './with-statement.ts'

/** So many faces to point at and a whole statement fit on a phone. */
const FEW = 6

export function Screen(props: PartProps) {
  const { table, hand, me, own, send, isBusy } = props
  const isLaptop = useLaptop()
  const isFree = isFreeToWrite(props) || (table.phase === 'fingers' && isLaptop)
  return (
    <>
      <Phase {...props} />
      {hand !== null && own && send && (
        <OwnNevers
          key={me}
          offers={own.offers}
          isOffered={isFree || hand.step === 'done'}
          isBusy={isBusy}
          send={send}
        />
      )}
    </>
  )
}

/** With nothing to tap and nobody to look at. */
function isFreeToWrite({ table, hand, me }: PartProps): boolean {
  switch (table.phase) {
    case 'ask':
      return !hand?.canAsk
    case 'choose':
      return !!hand?.wanted
    case 'story':
      return table.teller !== me
    case 'curtain':
      return true
    default:
      return false
  }
}

function Phase(props: PartProps) {
  const { table, hand } = props
  const [isLaptop, isLongPhone] = [useLaptop(), useLongPhone()]
  const isRoomy = isLaptop || isStatedOnPhone(table, isLongPhone)
  if (table.interlude) {
    return <Interlude {...props} table={isRoomy ? withStatement(table) : table} hand={hand} theme={INTERLUDE_THEME} />
  }
  switch (table.phase) {
    case 'pen':
      return <Pen {...props} />
    case 'reveal':
    case 'ask':
    case 'nominate':
    case 'choose':
      return <Reveal {...props} />
    case 'story':
      return <Story {...props} />
    case 'favorite':
    case 'curtain':
      return (
        <BestOfLap
          {...props}
          phase={table.phase}
          lap={table.lap}
          favorite={hand?.favorite ?? null}
          isWatched={hand === null}
          of="the game"
        />
      )
    default:
      return <Answer {...props} />
  }
}

/** To point takes all of a phone, but for a few on a long one; once all have, it is read there what they may lie about. */
function isStatedOnPhone({ phase, interlude }: PartProps['table'], isLong: boolean): boolean {
  const isFew = interlude?.kind === 'point' && interlude.targets.length <= FEW
  return phase === 'fingers' || (isLong && phase === 'point' && isFew)
}
