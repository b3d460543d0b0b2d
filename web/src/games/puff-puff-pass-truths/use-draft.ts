import type { Hand } from '@highjinks/games/puff-puff-pass-truths'
import { nameKey, tidy } from '@highjinks/protocol'
import { useEffect, useEffectEvent, useState } from 'react'

export type Sheet = NonNullable<Hand['sheet']>
export type Draft = Pick<Sheet, 'texts' | 'lie'>

/** After typing stops. */
export const SAVE_AFTER_MS = 600

/**
 * What is on this screen: it begins with what the server keeps and is never overwritten by it while somebody types.
 * Saved when typing stops, or at once with `flush`; nothing is sent while something else is on its way.
 */
export function useDraft(sheet: Sheet, save: (draft: Draft) => void, isBusy: boolean) {
  const [draft, setDraft] = useState<Draft>({ texts: sheet.texts, lie: sheet.lie })
  /** Refused, it is not sent again by itself. */
  const [sent, setSent] = useState('')
  const key = keyOf(draft)
  const isKept = key === keyOf(sheet)
  const isDue = !isKept && key !== sent && !isBusy
  function saveNow() {
    setSent(key)
    save(draft)
  }
  const saveLater = useEffectEvent(saveNow)
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => saveLater(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
    // Every keystroke starts the wait anew.
  }, [key, isDue])
  return {
    draft,
    isKept,
    saveNow,
    flush: () => {
      if (isDue) saveNow()
    },
    mark: (lie: number) => setDraft({ ...draft, lie }),
    write: (line: number, text: string) => {
      const [a, b, c] = draft.texts.map((old, i) => (i === line ? text : old))
      setDraft({ ...draft, texts: [a ?? '', b ?? '', c ?? ''] })
    },
  }
}

/** What is still to do before it can be presented; null: nothing. */
export function missing({ texts, lie }: Draft): string | null {
  const keys = texts.map(nameKey)
  const blank = keys.filter((one) => one === '').length
  if (blank > 0) return blank === 1 ? 'One line to go' : `${blank} lines to go`
  if (new Set(keys).size < keys.length) return 'Two of them say the same'
  return lie === null ? 'Now mark the one you made up' : null
}

function keyOf({ texts, lie }: Draft): string {
  return JSON.stringify([texts.map(tidy), lie])
}
