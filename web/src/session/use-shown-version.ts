import type { Position } from '@highjinks/protocol'
import { useLayoutEffect } from 'react'
import { noteDrawn } from './session-store.ts'

/**
 * States on the document which version of the session the page shows, which is drawn some time after it arrived: taps
 * wait for the one with their effect. Anything that measures or photographs the page reads it there.
 */
export function useShownVersion({ v, epoch }: Position): void {
  useLayoutEffect(() => {
    noteDrawn({ v, epoch })
  }, [v, epoch])
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.shownVersion = String(v)
    return () => {
      delete root.dataset.shownVersion
    }
  }, [v])
}
