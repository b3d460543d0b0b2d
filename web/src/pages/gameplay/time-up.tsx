import { isTimeUp } from '@highjinks/games/local'
import { DURATION_MINUTES } from '@highjinks/protocol'
import { Button } from '../../ui/button/button.tsx'
import type { EveningInHand } from './use-evening.ts'

/** The label has kept its promise: whoever likes it plays on, and nobody has to say so. */
export function TimeUp({ evening }: { readonly evening: EveningInHand }) {
  const { game, at } = evening
  if (!isTimeUp(game, at)) return null
  return (
    <div role="status" className="flex items-center justify-between gap-x-2 rounded-control bg-leaf-900 pr-1 pl-4">
      <p className="font-semibold max-sm:text-sm">{DURATION_MINUTES[game.settings.duration]} minutes, as promised.</p>
      <Button kind="ghost" className="shrink-0 px-3" onClick={evening.end}>
        Crown Somebody
      </Button>
    </div>
  )
}
