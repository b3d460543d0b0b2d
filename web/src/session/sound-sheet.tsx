import { type Intent, type PlayerId, type SessionView, SOUND_SOURCES } from '@highjinks/protocol'
import { useState, useSyncExternalStore } from 'react'
import { isMuted, onSoundChange, play, setMuted, setVolume, soundVolume } from '../show/sound/sound.ts'
import { Segmented } from '../ui/form/segmented.tsx'
import { Slider } from '../ui/form/slider.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { Sheet } from '../ui/overlay/sheet.tsx'
import { powersOf } from './host-role.ts'
import { hasTvHere } from './sound-source.ts'

/** The room this device is in. */
interface Room {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly send: (intent: Intent) => void
}

export interface SoundSheetProps {
  /** On a TV just 'tv'; left out on one phone that is passed around. */
  readonly room?: Room | 'tv' | undefined
  readonly onClose: () => void
}

const SOURCE_LABELS = { tv: 'TV', phones: 'Phones', both: 'Both' } as const
const SOURCE_WORDS = {
  tv: 'The TV makes the sound, and phones only buzz. Nothing to hear? Press OK on the TV’s remote.',
  phones: 'The phones make the sound, and the TV stays quiet.',
  both: 'The TV and the phones make sound.',
} as const

/** Chooses which device plays and how loud: anyone for their own, the host for the room. */
export function SoundSheet({ room, onClose }: SoundSheetProps) {
  const muted = useSyncExternalStore(onSoundChange, isMuted)
  const [volume, setShown] = useState(soundVolume.get)
  function changeVolume(percent: number) {
    setShown(percent)
    setVolume(percent)
    // Play a sound right away, so that users hear the volume.
    play('tick')
  }
  return (
    <Sheet open onOpenChange={onClose} title="Sound" description={wordsOf(room)}>
      <Switch label="Sound on this device" checked={!muted} onChange={(isOn) => setMuted(!isOn)} />
      <Slider
        label="Volume"
        value={volume}
        onChange={changeVolume}
        min={0}
        max={100}
        step={10}
        disabled={muted}
        format={(percent) => `${percent}%`}
      />
      {typeof room === 'object' && hasTvHere(room.view) && powersOf(room.view, room.me).isHost && (
        <Segmented
          label="The room hears"
          options={SOURCE_ORDER}
          value={room.view.session.sound}
          onChange={(from) => room.send({ type: 'sound', from })}
        />
      )}
    </Sheet>
  )
}

const SOURCE_ORDER = SOUND_SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] }))

function wordsOf(room: SoundSheetProps['room']): string | undefined {
  if (room === undefined) return undefined
  if (room === 'tv') return 'The TV makes the sound for the room. On a phone, the host can choose the phones instead.'
  if (hasTvHere(room.view)) return SOURCE_WORDS[room.view.session.sound]
  return 'Each phone plays its own cues: your turn, the last seconds and your win. A TV plays music and reveals, too.'
}
