import { Button } from '../../ui/button/button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { HoldToSee, useHoldState } from '../../ui/toys/hold-to-see.tsx'
import { UNDER_BAR } from '../one-phone/under-bar.ts'
import type { LocalScene } from './local-scene.ts'

interface OnlyTheActorProps {
  readonly scene: LocalScene
  readonly onStart: () => void
}

/** The whole board with one scene marked, so that the actor can act the difference. */
export function OnlyTheActor({ scene, onStart }: OnlyTheActorProps) {
  const held = useHoldState()
  const scenes = scene.options.length > 0 ? scene.options : [scene.text]
  return (
    <div className={cx('mx-auto flex w-full max-w-4xl flex-col gap-2.5', UNDER_BAR)}>
      <p className="max-w-2/3 text-sm leading-tight text-muted short:sr-only flat:sr-only">
        Only you can read this. <span className="short:sr-only">Don’t say it. Then hold up the phone.</span>
      </p>
      <ol aria-label="The scenes" className="grid gap-1 sm:grid-cols-2 flat:grid-cols-3">
        {scenes.map((text) => {
          const isIt = held.isSeen && text === scene.text
          return (
            <li
              key={text}
              aria-current={isIt || undefined}
              className={cx(
                'grid min-h-9 place-items-center rounded-card border-3 border-ink px-3 py-1 text-center font-display text-sm leading-[1.15] font-bold text-balance text-ink',
                isIt ? 'bg-lime' : 'bg-cream',
              )}
            >
              <span aria-hidden={!held.isSeen || undefined} className={held.isSeen ? undefined : 'invisible'}>
                {isIt && <span className="sr-only">This one: </span>}
                {text}
              </span>
            </li>
          )
        })}
      </ol>
      <div className="flex flex-col gap-2.5 flat:grid flat:grid-cols-2">
        <HoldToSee held={held} />
        <Button size="lg" onClick={onStart} className="sm:self-center flat:self-auto!">
          Start the Clock ({scene.seconds} s)
        </Button>
      </div>
    </div>
  )
}
