import type { PlayerId } from '@highjinks/protocol'
import { Upper } from '../../stage/sofa/character.tsx'
import { useFace } from '../../ui/avatar/looks.ts'
import { cx } from '../../ui/look/cx.ts'
import { signed } from './attempt.ts'

interface OwnResultProps {
  readonly me: PlayerId
  readonly gain: number
  /** Why, in the room's words; left out where the game has none. */
  readonly words?: string | null
}

/** What came of it for whoever holds this phone, in one large line, themselves beside it. */
export function OwnResult({ me, gain, words = null }: OwnResultProps) {
  const isPaid = gain > 0
  return (
    <div
      role="status"
      data-own-result
      className="flex min-w-0 animate-pop items-center justify-center gap-2 text-left font-display leading-tight font-extrabold"
    >
      <Bust seed={me} isGlad={isPaid} />
      <p className="min-w-0 text-2xl leading-none text-balance wrap-break-word short:text-xl short:leading-none lg:text-3xl">
        {words ?? (isPaid ? 'That paid off!' : 'Nothing this time.')}{' '}
        <span className={cx('whitespace-nowrap tabular', isPaid ? 'text-good' : gain < 0 ? 'text-bad' : 'text-muted')}>
          {gain === 0 ? '+0' : signed(gain)}
        </span>
      </p>
    </div>
  )
}

/** From the hat to the hips: arms up, or hanging. */
function Bust({ seed, isGlad }: { readonly seed: string; readonly isGlad: boolean }) {
  const face = useFace(seed)
  return (
    <span aria-hidden="true" className="h-16 w-14 shrink-0 overflow-hidden short:h-11 short:w-10">
      <span className="relative block aspect-[140/220] w-full">
        <Upper face={face} mood={isGlad ? 'glad' : 'down'} isStanding={false} snacks={null} />
      </span>
    </span>
  )
}
