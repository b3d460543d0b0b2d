import { useRef } from 'react'

/** What opened the newest dialog: one that takes its place was opened by the same. */
let last: HTMLElement | null = null

/** Gives the focus back to what opened a dialog; Radix only knows openers that are triggers of its own. */
export function useOpener() {
  const opener = useRef<HTMLElement>(null)
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && activeElement !== document.body) last = activeElement
      opener.current = last
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      last = null
      opener.current?.focus({ preventScroll: true })
    },
  }
}
