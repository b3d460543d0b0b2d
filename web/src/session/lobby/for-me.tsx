import type { Intent, Topic } from '@highjinks/protocol'
import { useState } from 'react'
import { needsTime as keptNeed, largeLetters, ownHaptics } from '../../lib/kept-needs.ts'
import { buzz, hasHaptics } from '../../show/sound/sound.ts'
import { Switch } from '../../ui/form/switch.tsx'
import { Heading } from '../../ui/layout/heading.tsx'

export interface ForMeProps {
  readonly mutedTopics: readonly Topic[]
  /** Whether this seat has asked for more time; undefined if the server doesn't know such a thing, or nobody sits here. */
  readonly needsTime?: boolean | undefined
  readonly send: (intent: Intent) => void
}

/**
 * Settings that make playing easier for this phone's owner. The phone keeps them, and no other player learns about
 * them.
 */
export function ForMe({ mutedTopics, needsTime, send }: ForMeProps) {
  const [isLarge, setLarge] = useState(largeLetters.get)
  const [buzzes, setBuzzes] = useState(hasHaptics)
  function askForTime(wanted: boolean) {
    keptNeed.set(wanted)
    send({ type: 'limits', topics: [...mutedTopics], needsTime: wanted })
  }
  function enlarge(wanted: boolean) {
    setLarge(wanted)
    largeLetters.set(wanted)
    document.documentElement.dataset['largeLetters'] = String(wanted)
  }
  function letBuzz(wanted: boolean) {
    setBuzzes(wanted)
    ownHaptics.set(wanted)
    if (wanted) buzz('turn')
  }
  return (
    <section>
      <Heading level={3} size="small">
        Easier for me
      </Heading>
      {needsTime !== undefined && (
        <Switch
          label="I need more time"
          hint="Everyone gets half as much time again for each question. No one finds out who asked."
          checked={needsTime}
          onChange={askForTime}
        />
      )}
      <Switch
        label="Larger letters"
        hint="On this phone. Some screens will scroll."
        checked={isLarge}
        onChange={enlarge}
      />
      {'vibrate' in navigator && (
        <Switch
          label="Vibrate"
          hint="When it’s your turn, and for its last five seconds."
          checked={buzzes}
          onChange={letBuzz}
        />
      )}
    </section>
  )
}
