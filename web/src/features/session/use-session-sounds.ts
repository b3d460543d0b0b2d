import { useEffect } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import { buzz, play, wakeSound } from '../../lib/sound.ts'
import { keepAwake } from '../../lib/wake-lock.ts'
import { tickLastSeconds } from './last-seconds.ts'
import { useSession } from './session-store.ts'
import { isAsked } from './table/asked.ts'

type State = ReturnType<typeof useSession.getState>

const isMine = ({ me, view }: State) => me !== null && view?.table != null && isAsked(view.table, me)

/** When the last seconds are worth hearing: for whoever is asked, and on the shared screen. */
function tickingUntil(state: State): number | null {
  const table = state.view?.table
  if (state.view?.session.status !== 'playing' || !table || table.paused) return null
  const isForMe = state.seats.length === 0 ? table.waiting.length + table.welcome.length > 0 : isMine(state)
  return isForMe ? table.deadline : null
}

/** What one hears and feels of a session: somebody came, it is your turn, the clock, the reveal, the end. And the screen stays on. */
export function useSessionSounds(): void {
  useEffect(() => {
    const sleep = keepAwake()
    let until: number | null = null
    let hush = () => {}
    const tick = (state: State) => {
      const next = tickingUntil(state)
      if (next === until) return
      hush()
      until = next
      hush = next === null ? () => {} : tickLastSeconds(next, serverNow, () => play('tick'))
    }
    const stop = useSession.subscribe((now, before) => {
      tick(now)
      playSounds(now, before)
    })
    tick(useSession.getState())
    window.addEventListener('click', wakeSound)
    window.addEventListener('keydown', wakeSound)
    return () => {
      stop()
      hush()
      sleep()
      window.removeEventListener('click', wakeSound)
      window.removeEventListener('keydown', wakeSound)
    }
  }, [])
}

function playSounds(now: State, before: State): void {
  if (!now.view || !before.view) return
  if (now.view.players.length > before.view.players.length) play('join')
  const [table, last] = [now.view.table, before.view.table]
  if (table && table.phase !== last?.phase) {
    if (table.phase === 'reveal' || table.phase === 'count') play('reveal')
    if (table.phase === 'over') play('win')
  }
  if (isMine(now) && !isMine(before)) {
    play('turn')
    buzz()
  }
}
