import { useEffect } from 'react'
import { useSession } from '../../features/session/session-store.ts'
import { buzz, play, wakeSound } from '../../lib/sound.ts'
import { keepAwake } from '../../lib/wake-lock.ts'

/** What one hears and feels of a session: somebody came, it is your turn, the reveal, the end. And the screen stays on. */
export function useRoomSounds(): void {
  useEffect(() => {
    const sleep = keepAwake()
    const stop = useSession.subscribe((now, before) => {
      if (!now.view || !before.view) return
      if (now.view.players.length > before.view.players.length) play('join')
      const [table, last] = [now.view.table, before.view.table]
      if (table && table.phase !== last?.phase) {
        if (table.phase === 'reveal' || table.phase === 'count') play('reveal')
        if (table.phase === 'over') play('win')
      }
      const owes = (state: typeof now) => state.me !== null && state.view?.table?.waiting.includes(state.me) === true
      if (owes(now) && !owes(before)) {
        play('turn')
        buzz()
      }
    })
    window.addEventListener('pointerdown', wakeSound, { once: true })
    return () => {
      stop()
      sleep()
      window.removeEventListener('pointerdown', wakeSound)
    }
  }, [])
}
