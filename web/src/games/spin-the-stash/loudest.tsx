import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { Gains } from '../attempt/gains.tsx'
import { Stamp } from '../attempt/ruling.tsx'
import type { ScreenProps } from '../screen.ts'

const LOUDEST = 300

/** The lap is over: whom the room clapped for most. */
export function Loudest({ table, me, players }: ScreenProps<View, Hand>) {
  return (
    <div className="grid grow content-center gap-4 pb-4">
      <Stamp tone="amber" words="Loudest applause" foot="Of the whole lap. The jester went hoarse." />
      <Gains gains={Object.fromEntries(table.loudest.map((id) => [id, LOUDEST]))} me={me} players={players} />
    </div>
  )
}
