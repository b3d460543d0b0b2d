import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { Upper } from '../../show/people/character.tsx'
import { useFace } from '../../ui/avatar/looks.ts'
import './dozers.css'

/** Nothing goes on without the host: on a phone everybody nods off, as they do on the TV's sofa. */
export function Dozers({ players }: { readonly players: readonly PlayerView[] }) {
  return (
    <div aria-hidden="true" className="dozers" style={{ '--count': players.length }}>
      {players.map(({ id }) => (
        <Dozer key={id} id={id} />
      ))}
    </div>
  )
}

function Dozer({ id }: { readonly id: PlayerId }) {
  const face = useFace(id)
  return (
    <span>
      <Upper face={face} mood="dozing" isStanding={false} snacks={null} />
    </span>
  )
}
