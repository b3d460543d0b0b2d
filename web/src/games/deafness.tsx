import { useEffect, useState } from 'react'
import { useMark } from '../lib/use-mark.ts'
import './deafness.css'

const DEAF_MS = 600

/**
 * A new screen ignores taps for a moment, so that a second tap meant for the previous one does nothing. The first
 * screen of a page doesn't. It only concerns fingers and mice: a key goes to the focused control.
 */
export function Deafness({ cue }: { readonly cue: number | string }) {
  const [first] = useState(cue)
  return cue === first ? null : <Deaf key={cue} />
}

function Deaf() {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), DEAF_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOver ? null : <Marked />
}

function Marked() {
  useMark('is-deaf')
  return null
}
