import { useEffect } from 'react'
import { keepAwake } from '../../lib/wake-lock.ts'
import { usePairing, waitForRoom } from './pairing.ts'
import { TvPage } from './tv-page.tsx'
import { TvWaiting } from './tv-waiting.tsx'

/** A TV opened without a room: it waits for one, shows it, and waits for the next. */
export function TvPairing() {
  const pairing = usePairing((state) => state.pairing)
  useEffect(waitForRoom, [])
  useEffect(keepAwake, [])
  useEffect(() => {
    // Keep the address true for people who read it out from the address bar
    if (window.location.pathname !== '/tv') window.history.replaceState(null, '', '/tv')
  }, [])
  return pairing.kind === 'paired' ? (
    <TvPage code={pairing.room} onOver={waitForRoom} />
  ) : (
    <TvWaiting code={pairing.kind === 'waiting' ? pairing.code : null} />
  )
}
