import type { Hand } from '@highjinks/games/puff-puff-pass-truths'
import { nameKey, tidy } from '@highjinks/protocol'
import { useEffect, useEffectEvent, useState } from 'react'

export type Sheet = NonNullable<Hand['sheet']>
export type Lines = Sheet['lines']

/** After typing stops. */
export const SAVE_AFTER_MS = 600

/**
 * Returns the draft on this screen: it starts with the server's copy, which never overwrites it while someone types. It
 * is saved when typing stops, or right away with `flush`; nothing is sent while something else is on its way.
 */
export function useDraft(sheet: Sheet, save: (lines: Lines) => void, isBusy: boolean) {
  const [lines, setLines] = useState<Lines>(sheet.lines)
  /** A refused draft isn't resent. */
  const [sent, setSent] = useState('')
  const key = keyOf(lines)
  const isKept = key === keyOf(sheet.lines)
  const isDue = !isKept && key !== sent && !isBusy
  function saveNow() {
    setSent(key)
    save(lines)
  }
  const saveLater = useEffectEvent(saveNow)
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => saveLater(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
    // Every keystroke restarts the wait.
  }, [key, isDue])
  return {
    lines,
    isKept,
    saveNow,
    flush: () => {
      if (isDue) saveNow()
    },
    change: (at: number, part: Partial<Lines[number]>) =>
      setLines(lines.map((line, i) => (i === at ? { ...line, ...part } : line))),
  }
}

export function isBlank(line: Lines[number] | undefined): boolean {
  return nameKey(line?.text ?? '') === ''
}

/** Returns what is left to do before presenting; null if nothing is. */
export function missing(lines: Lines, starters: Sheet['starters']): string | null {
  const blank = lines.filter(isBlank).length
  if (blank > 0) return blank === 1 ? 'One line to go' : `${blank} lines to go`
  const keys = lines.map(({ text, isOwn }, i) => nameKey(isOwn ? text : `${starters[i] ?? ''} ${text}`))
  return new Set(keys).size < keys.length ? 'Two of them say the same thing' : null
}

function keyOf(lines: Lines): string {
  return JSON.stringify(lines.map(({ text, isOwn }) => [tidy(text), isOwn]))
}
