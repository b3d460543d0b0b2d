import { Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { setMuted, wakeSound } from '../../lib/sound.ts'
import { isMuted } from '../../lib/storage.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'

/** One switch for all sounds and buzzes; this browser remembers it. */
export function MuteButton() {
  const [muted, showMuted] = useState(isMuted.get)
  function toggle() {
    wakeSound()
    setMuted(!muted)
    showMuted(!muted)
  }
  return (
    <IconButton
      label={muted ? 'Sound on' : 'Sound off'}
      icon={muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      onClick={toggle}
    />
  )
}
