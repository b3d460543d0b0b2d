import { useLayoutEffect } from 'react'

/**
 * Says on the document which version of the session it shows. A picture is drawn some time after it has come, and
 * whatever measures or photographs the page waits for that instead of for a while.
 */
export function useShownVersion(version: number): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.shownVersion = String(version)
    return () => {
      delete root.dataset.shownVersion
    }
  }, [version])
}
