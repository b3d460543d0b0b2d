import { Heading } from '../../ui/layout/heading.tsx'
import { Faces } from '../../ui/party/faces.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { nameOf } from '../screen.ts'
import type { Props } from './screen.tsx'

/** After the last round: whose story the table clapped for most. */
export function Loudest({ table, me, players }: Props) {
  return (
    <div role="status" className="grid grow place-content-center justify-items-center gap-5 text-center">
      <Heading level={2} size="title">
        The loudest story of the game
      </Heading>
      <Faces
        label="The loudest story"
        className="justify-center"
        faces={table.loudest.map((id) => ({
          id,
          name: nameOf(players, id),
          isMe: id === me,
          note: <Badge tone="lime">+300</Badge>,
        }))}
      />
    </div>
  )
}
