import { Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { isMuted } from '../lib/storage.ts'
import { setMuted, wakeSound } from '../show/sound/sound.ts'
import { Button } from '../ui/button/button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'

/** One switch for all sounds and buzzes; this browser remembers it. In a list it has its word beside it. */
export function MuteButton({ isRow = false }: { readonly isRow?: boolean }) {
  const [muted, showMuted] = useState(isMuted.get)
  function toggle() {
    wakeSound()
    setMuted(!muted)
    showMuted(!muted)
  }
  const label = muted ? 'Turn sound on' : 'Turn sound off'
  const Icon = muted ? VolumeX : Volume2
  if (!isRow) return <IconButton label={label} icon={<Icon aria-hidden="true" />} onClick={toggle} />
  return (
    <Button kind="secondary" onClick={toggle}>
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </Button>
  )
}
