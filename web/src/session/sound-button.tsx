import { Volume2, VolumeX } from 'lucide-react'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyComponent } from '../lib/lazy-component.ts'
import { isMuted, onSoundChange, wakeSound } from '../show/sound/sound.ts'
import { Button } from '../ui/button/button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import type { SoundSheetProps } from './sound-sheet.tsx'

const Sheet = lazyComponent(() => import('./sound-sheet.tsx').then((file) => file.SoundSheet))

interface SoundButtonProps extends Pick<SoundSheetProps, 'room'> {
  /** In a list it has a label. */
  readonly isRow?: boolean
}

/** Shows whether this device plays sounds, and opens its settings. */
export function SoundButton({ room, isRow = false }: SoundButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const muted = useSyncExternalStore(onSoundChange, isMuted)
  const Icon = muted ? VolumeX : Volume2
  const label = muted ? 'Sound (off)' : 'Sound'
  function open() {
    wakeSound()
    setOpen(true)
  }
  return (
    <>
      {isRow ? (
        <Button kind="secondary" onClick={open}>
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </Button>
      ) : (
        <IconButton label={label} icon={<Icon aria-hidden="true" />} onClick={open} />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <Sheet room={room} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
