import { HEAT_MOST, type Intent, type PlayerId, type SessionView } from '@highjinks/protocol'
import { Flame } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { cx } from '../../ui/look/cx.ts'
import { toast } from '../../ui/overlay/toast-store.ts'
import { powersOf } from '../host-role.ts'

const LEVELS = Array.from({ length: HEAT_MOST }, (_, i) => i + 1)
const flames = (level: number) => (level === 1 ? '1 flame' : `${level} flames`)

interface HeatDialProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly send: (intent: Intent) => void
}

/**
 * The current boldness of the cards: everyone sees it, the host sets it, and anyone can ask for milder ones in private.
 */
export function HeatDial({ view, me, send }: HeatDialProps) {
  const { isHost } = powersOf(view, me)
  const { level, isHeld } = view.session.heat
  return (
    <section aria-label="Heat of the night" className="grid gap-3">
      {isHost ? (
        <>
          <Segmented
            label="Heat of the night"
            options={LEVELS.map((value) => ({ value: `${value}`, label: flames(value) }))}
            value={`${level}`}
            onChange={(value) => send({ type: 'heat', level: Number(value), isHeld })}
          />
          <Switch
            label="Keep it there"
            hint={isHeld ? 'It stays there all night.' : 'It goes up a little with every game.'}
            checked={isHeld}
            onChange={(wanted) => send({ type: 'heat', level, isHeld: wanted })}
          />
        </>
      ) : (
        <HeatShown view={view} />
      )}
      {me !== null && (
        <Button
          kind="ghost"
          disabled={level === 1}
          onClick={() => {
            send({ type: 'cooler' })
            toast({
              title: 'Between you and me',
              text: 'If two of you ask, it cools down. No one finds out who asked.',
              tone: 'good',
            })
          }}
        >
          {level === 1 ? 'As cool as it gets' : 'Cooler, please'}
        </Button>
      )}
    </section>
  )
}

/** Only the flames. */
export function HeatShown({ view }: Pick<HeatDialProps, 'view'>) {
  const { level, isHeld } = view.session.heat
  return (
    <p className="flex items-center gap-2 text-muted">
      <span className="flex" aria-hidden="true">
        {LEVELS.map((one) => (
          <Flame key={one} className={cx('size-5', one <= level ? 'fill-bad text-bad' : 'opacity-40')} />
        ))}
      </span>
      <span className="sr-only">
        {level} of {flames(HEAT_MOST)}
      </span>
      {isHeld && 'locked in'}
    </p>
  )
}
