import type { Position } from '@highjinks/protocol'
import { useLayoutEffect } from 'react'
import { noteDrawn } from './session-store.ts'

/**
 * Says which version of the session the page shows, which is drawn some time after it has come: the taps that led to it
 * wait for that. Whatever measures or photographs the page finds it on the document.
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
