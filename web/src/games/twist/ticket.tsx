import type { PlayerId, SessionView } from '@highjinks/protocol'
import { useMark } from '../../lib/use-mark.ts'
import { useTwist } from './use-twist.ts'

/**
 * On the phone of whoever performs, who may look there and not at the wall, for as long. A long phone has room for it
 * below the head; on any other it lies over the head.
 */
export function TwistTicket({ view, me }: { readonly view: SessionView; readonly me: PlayerId }) {
  const twist = useTwist(view)
  const isMine = twist?.performers.includes(me) === true
  useMark(isMine && 'has-twist')
  if (!isMine) return null
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 top-2 z-30 mx-auto flex min-h-16 max-w-md animate-drop items-center gap-3 rounded-card border-3 border-amber bg-ink py-1.5 pr-4 pl-3 text-cream tall:static tall:min-h-0 tall:w-full tall:shrink-0"
    >
      <p className="shrink-0 -rotate-6 rounded-control bg-amber px-2 font-display text-lg font-extrabold whitespace-nowrap text-ink">
        Twist!
      </p>
      <p className="min-w-0 font-display text-lg leading-tight font-bold text-balance tall:text-base tall:leading-tight">
        {twist.text}
      </p>
    </div>
  )
}
