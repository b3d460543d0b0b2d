import { useLaptop, useLongPhone } from '../../lib/use-laptop.ts'
import { OwnNevers } from '../../ui/party/own-nevers.tsx'
import { Loudest } from '../attempt/loudest.tsx'
import { Interlude } from '../interlude/interlude.tsx'
import { Answer } from './answer.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import type { PartProps } from './part.ts'
import { Reveal } from './reveal.tsx'
import { Story } from './story.tsx'
import { withStatement } from './with-statement.ts'

/** So many faces to point at and a whole statement fit on a phone. */
const FEW = 6

export function Screen(props: PartProps) {
  const { table, hand, me, own, send, isBusy } = props
  const isListening = table.phase === 'story' && table.teller !== me
  const isLaptop = useLaptop()
  const isFree = (table.phase === 'fingers' && isLaptop) || table.phase === 'loudest' || isListening
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

function Phase(props: PartProps) {
  const { table, hand } = props
  const [isLaptop, isLongPhone] = [useLaptop(), useLongPhone()]
  const isRoomy = isLaptop || isStatedOnPhone(table, isLongPhone)
  if (table.interlude) {
    return <Interlude {...props} table={isRoomy ? withStatement(table) : table} hand={hand} theme={INTERLUDE_THEME} />
  }
  switch (table.phase) {
    case 'reveal':
      return <Reveal {...props} />
    case 'story':
      return <Story {...props} />
    case 'loudest':
      return (
        <Loudest {...props} ids={table.loudest} words="The loudest story of the game" foot="They’d buy the book." />
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
