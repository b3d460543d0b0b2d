import { type LocalSettings, minutesOf, roundsOf } from '@highjinks/games/local'
import {
  DEFAULT_SETTINGS,
  DURATION_LABELS,
  DURATION_MINUTES,
  DURATIONS,
  type Game,
  INTENSITIES,
} from '@highjinks/protocol'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface SettingsDialogProps {
  readonly game: Game
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** What was chosen before. */
  readonly settings: LocalSettings | null
  readonly onChoose: (settings: LocalSettings) => void
}

const HINTS = { Mild: 'Parents in the room', Medium: 'A good party', Intense: 'You asked for it' } as const

export function SettingsDialog({ game, open, onOpenChange, settings, onChoose }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="sheet"
      title="Set Up Your Game"
      description="Start Game keeps these. Then you say who plays."
    >
      <Dials game={game} settings={settings} onChoose={onChoose} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

interface DialsProps extends Pick<SettingsDialogProps, 'game' | 'settings' | 'onChoose'> {
  readonly onCancel: () => void
}

/** Inside the dialog, so that each opening begins with what holds and Cancel forgets what was turned. */
function Dials({ game, settings, onChoose, onCancel }: DialsProps) {
  const [draft, setDraft] = useState<LocalSettings>(settings ?? firstDraft(game))
  return (
    <>
      <Stepper
        label="Number of Players"
        hint={`${game.minPlayers} to ${game.maxPlayers}. You play ${roundsOf(draft)} rounds.`}
        value={draft.numPlayers}
        min={game.minPlayers}
        max={game.maxPlayers}
        onChange={(numPlayers) => setDraft({ ...draft, numPlayers })}
      />
      <Segmented
        label="Intensity"
        options={INTENSITIES.map((value) => ({ value, label: value, hint: HINTS[value] }))}
        value={draft.intensity}
        onChange={(intensity) => setDraft({ ...draft, intensity })}
      />
      <Segmented
        label="Duration"
        layout="stack"
        options={DURATIONS.map((value) => ({ value, label: DURATION_LABELS[value] }))}
        value={draft.duration}
        onChange={(duration) => setDraft({ ...draft, duration })}
      />
      <p role="status" className="-mt-3 text-sm text-muted">
        {lengthOf(draft)}
      </p>
      <footer className="flex flex-col gap-3 pt-1 pb-1 sm:flex-row-reverse">
        <Button onClick={() => onChoose(draft)} className="sm:flex-1">
          Start Game
        </Button>
        <Button kind="secondary" onClick={onCancel} className="sm:flex-1">
          Cancel
        </Button>
      </footer>
    </>
  )
}

/** How long all rounds take, and that nobody has to stay for the last. */
function lengthOf(draft: LocalSettings): string {
  const minutes = minutesOf(draft)
  const label = DURATION_MINUTES[draft.duration]
  const all = minutes < 90 ? `about ${minutes} minutes` : `about ${Math.round(minutes / 30) / 2} hours`
  return `It sets the clocks. All rounds take ${all}${minutes > label + 5 ? `; at ${label} you may stop at the recap` : ''}.`
}

function firstDraft({ minPlayers, maxPlayers }: Game): LocalSettings {
  const { numPlayers, intensity, duration } = DEFAULT_SETTINGS
  return { numPlayers: Math.min(maxPlayers, Math.max(minPlayers, numPlayers)), intensity, duration }
}
