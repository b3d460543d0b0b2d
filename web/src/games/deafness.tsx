import { useEffect, useState } from 'react'
import { useMark } from '../lib/use-mark.ts'
import './deafness.css'

const DEAF_MS = 600

/**
 * A new picture is deaf for a moment: a second tap that was meant for the one before says nothing to it. What stands
 * there when the page opens was tapped by nobody. For fingers and mice alone: a key is pressed on what has the focus.
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
