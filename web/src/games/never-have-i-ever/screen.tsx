import { useLaptop } from '../../lib/use-laptop.ts'
import { OwnNevers } from '../../ui/party/own-nevers.tsx'
import { Loudest } from '../attempt/loudest.tsx'
import { Interlude } from '../interlude/interlude.tsx'
import { Answer } from './answer.tsx'
import { COSTUME } from './costume.tsx'
import type { Props } from './part.ts'
import { Reveal } from './reveal.tsx'
import { Story } from './story.tsx'

/** So many faces and a whole statement fit on a phone. */
const FEW = 6

export function Screen(props: Props) {
  const { table, hand, me, own, send, isBusy } = props
  const isListening = table.phase === 'story' && table.teller !== me
  const isLaptop = useLaptop()
  const isFull = !isLaptop && isStatedOnPhone(props)
  const isFree = (table.phase === 'fingers' && !isFull) || table.phase === 'loudest' || isListening
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

function Phase(props: Props) {
  const { table, hand } = props
  const isRoomy = useLaptop() || isStatedOnPhone(props)
  if (table.interlude) {
    return <Interlude {...props} table={isRoomy ? withStatement(table) : table} hand={hand} costume={COSTUME} />
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

/** A phone needs the room for whom one may point at, and has it for a few once all have: for that, and nothing besides. */
function isStatedOnPhone({ table, players }: Pick<Props, 'table' | 'players'>): boolean {
  return table.phase === 'fingers' && players.length <= FEW
}

/** Who lies, and about what. */
function withStatement(table: Props['table']): Props['table'] {
  const { interlude, statement } = table
  if (interlude === null || statement === null) return table
  return { ...table, interlude: { ...interlude, card: `${statement} ${interlude.card}` } }
}
