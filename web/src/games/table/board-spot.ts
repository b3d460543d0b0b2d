import { useAskSpot } from '../../ui/announcer/ask-spot.tsx'
import { useSeen } from './seen.ts'

/** Spread it on the part of a board with the options, after its usual name. */
export function useBoardSpot() {
  const { ask } = useSeen()
  const onBoard = ask?.kind === 'one-of' && ask.at === 'board' ? ask : null
  const isOpen = onBoard !== null && onBoard.chosen === null && !onBoard.opensLater
  const spot = useAskSpot(isOpen ? (onBoard.heard ?? onBoard.question) : null)
  return isOpen ? { 'aria-label': onBoard.heard ?? onBoard.question, ...spot } : {}
}
