import { type LocalSettings, roundsOf } from '@highjinks/games/local'
import {
  DEFAULT_SETTINGS,
  DURATION_LABELS,
  DURATIONS,
  type Game,
  INTENSITIES,
  messageOf,
  nameKey,
  type Topic,
  tidy,
} from '@highjinks/protocol'
import { useState } from 'react'
import { recentNames } from '../../lib/names-of-tonight.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { lengthInWords } from '../local-game/length-in-words.ts'
import { limitsOfTonight } from '../local-game/limits.ts'
import { NameFields } from './name-fields.tsx'
import { NotTonight } from './not-tonight.tsx'

/** The dialog's choices. */
export interface Chosen {
  readonly settings: LocalSettings
  /** The players besides the host. */
  readonly others: readonly string[]
  readonly limits: readonly Topic[]
}

interface SettingsDialogProps {
  readonly game: Game
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The earlier choices. */
  readonly chosen: Chosen | null
  readonly hostName: string
  readonly onHostName: (name: string) => void
  readonly onChoose: (chosen: Chosen) => void
}

const HINTS = { Mild: 'Parents in the room', Medium: 'A good party', Intense: 'You asked for it' } as const

export function SettingsDialog({ open, onOpenChange, ...rest }: SettingsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="sheet"
      title="Set Up Your Game"
      description={<span className="short:sr-only">We’ll save these when you start. Then it’s all yours.</span>}
    >
      <Dials {...rest} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

interface DialsProps extends Omit<SettingsDialogProps, 'open' | 'onOpenChange'> {
  readonly onCancel: () => void
}

/** Inside the dialog, so that each opening starts with the current choices and Cancel discards the changes. */
function Dials({ game, chosen, hostName, onHostName, onChoose, onCancel }: DialsProps) {
  const [draft, setDraft] = useState<LocalSettings>(chosen?.settings ?? firstDraft(game))
  const [names, setNames] = useState<readonly string[]>(() => typedNames(chosen?.others ?? recentNames().slice(1)))
  const [limits, setLimits] = useState<readonly Topic[]>(chosen?.limits ?? limitsOfTonight())
  function choose() {
    const others = Array.from({ length: draft.numPlayers - 1 }, (_, i) => tidy(names[i] ?? '') || namelessAt(i))
    const keys = [tidy(hostName), ...others].map(nameKey)
    if (new Set(keys).size < keys.length) return toast({ title: messageOf('name-taken'), tone: 'bad' })
    onChoose({ settings: draft, others, limits })
  }
  return (
    // Everything fits on a small phone without being cut off by the bar: it leaves out the hints.
    <div className="grid gap-4 short:gap-1 short:[&_label_span]:hidden short:[&_label]:px-1 short:[&_label]:text-[0.9375rem] short:[&_legend]:mb-0.5">
      <Stepper
        label="Number of Players"
        hint={`${game.minPlayers} to ${game.maxPlayers}`}
        value={draft.numPlayers}
        min={game.minPlayers}
        max={game.maxPlayers}
        onChange={(numPlayers) => setDraft({ ...draft, numPlayers })}
      />
      <NameFields
        count={draft.numPlayers}
        names={[hostName, ...names]}
        onChange={([host = '', ...others]) => {
          onHostName(host)
          setNames(others)
        }}
      />
      <Segmented
        label="Intensity"
        options={INTENSITIES.map((value) => ({ value, label: value, hint: HINTS[value] }))}
        value={draft.intensity}
        onChange={(intensity) => setDraft({ ...draft, intensity })}
      />
      <Segmented
        label="Duration"
        options={DURATIONS.map((value) => ({ value, label: DURATION_LABELS[value] }))}
        value={draft.duration}
        onChange={(duration) => setDraft({ ...draft, duration })}
      />
      <NotTonight limits={limits} onChange={setLimits} />
      {/* Always in sight: on a small phone with many names, the Duration is further down. */}
      <footer className="sticky -bottom-5 z-1 -mx-5 grid gap-2 bg-leaf-900 px-5 pt-2 pb-4">
        <p ref={said} className="text-center text-sm text-balance text-muted">
          {lengthInWords(game.slug, draft, roundsOf(draft))}
        </p>
        <div className="flex gap-3 kids:flex-1 sm:flex-row-reverse">
          <Button onClick={choose}>Start Game</Button>
          <Button kind="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </footer>
    </div>
  )
}

/** Returns the name of an unnamed seat besides the host's. */
function namelessAt(index: number): string {
  return `Player ${index + 2}`
}

/** Turns seats without a name back into empty fields. */
function typedNames(names: readonly string[]): readonly string[] {
  return names.map((name, index) => (name === namelessAt(index) ? '' : name))
}

/** Returns the usual number of players, or as many as are known to be here. */
function firstDraft({ minPlayers, maxPlayers }: Game): LocalSettings {
  const { numPlayers, intensity, duration } = DEFAULT_SETTINGS
  const wanted = Math.max(numPlayers, recentNames().length)
  return { numPlayers: Math.min(maxPlayers, Math.max(minPlayers, wanted)), intensity, duration }
}
