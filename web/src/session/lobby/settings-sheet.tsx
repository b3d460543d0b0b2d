import {
  CLOCKS,
  DISTANCES,
  DURATION_LABELS,
  DURATIONS,
  INTENSITIES,
  type Intent,
  NAME_MAX,
  PACES,
  type PlayerId,
  REVEALS,
  type SessionView,
  VOTES,
} from '@highjinks/protocol'
import { useState } from 'react'
import { gameOf } from '../../games/game-of.ts'
import { playsAlong } from '../../show/balcony/balcony-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Enough } from '../night/enough.tsx'
import { HeatDial } from '../night/heat-dial.tsx'
import { OwnLines } from '../night/own-lines.tsx'
import { UntilSelect } from '../night/until-select.tsx'
import { ForMe, type ForMeProps } from './for-me.tsx'
import { MutedTopics, type MutedTopicsProps } from './muted-topics.tsx'
import {
  BALCONY_HINTS,
  BALCONY_LABELS,
  CLOCK_HINTS,
  CLOCK_LABELS,
  DISTANCE_LABELS,
  PACE_LABELS,
  REVEAL_HINTS,
  REVEAL_LABELS,
  VOTES_HINTS,
  VOTES_LABELS,
} from './settings-labels.ts'

interface SettingsSheetProps extends MutedTopicsProps, ForMeProps {
  readonly view: SessionView
  readonly me: PlayerId | null
  readonly isHost: boolean
  readonly myName: string
  readonly onClose: () => void
}

const options = <V extends string>(
  values: readonly V[],
  labels: Readonly<Record<V, string>>,
  hints?: Readonly<Record<V, string>>,
) => values.map((value) => ({ value, label: labels[value], hint: hints?.[value] }))

/** The host's settings for the game, and each player's own name and, in private, the topics they don't want. */
export function SettingsSheet({
  view,
  me,
  isHost,
  myName,
  mutedTopics,
  canBeNamed,
  needsTime,
  send,
  onClose,
}: SettingsSheetProps) {
  const { settings, status } = view.session
  const isIdle = status === 'lobby' || status === 'over'
  return (
    <Sheet open onOpenChange={onClose} title={isHost && isIdle ? 'Settings' : 'Your limits and name'}>
      <div className="grid gap-6">
        {isHost && isIdle && (
          <>
            <Segmented
              label="Intensity"
              options={INTENSITIES.map((value) => ({ value, label: value }))}
              value={settings.intensity}
              onChange={(intensity) => send({ type: 'settings', intensity })}
            />
            <Segmented
              label="Duration"
              layout="stack"
              options={options(DURATIONS, DURATION_LABELS)}
              value={settings.duration}
              onChange={(duration) => send({ type: 'settings', duration })}
            />
            <UntilSelect until={view.session.until} send={send} />
            <Segmented
              label="Pace"
              layout="stack"
              options={options(PACES, PACE_LABELS)}
              value={settings.pace}
              onChange={(pace) => send({ type: 'settings', pace })}
            />
            <Segmented
              label="When time runs out"
              options={options(CLOCKS, CLOCK_LABELS, CLOCK_HINTS)}
              value={settings.clock}
              onChange={(clock) => send({ type: 'settings', clock })}
            />
            <Segmented
              label="Where is everyone?"
              options={options(DISTANCES, DISTANCE_LABELS)}
              value={settings.distance}
              onChange={(distance) => send({ type: 'settings', distance })}
            />
            <Segmented
              label="Votes"
              options={options(VOTES, VOTES_LABELS, VOTES_HINTS)}
              value={settings.votes}
              onChange={(votes) => send({ type: 'settings', votes })}
            />
            <Segmented
              label="Balcony"
              options={options(['off', 'guesses'] as const, BALCONY_LABELS, BALCONY_HINTS)}
              value={playsAlong(view) ? 'guesses' : 'off'}
              onChange={(balcony) => send({ type: 'settings', balcony })}
            />
            <Switch
              label="No cannabis cards"
              hint="For everyone in the room."
              checked={settings.noCannabis ?? false}
              onChange={(noCannabis) => send({ type: 'settings', noCannabis })}
            />
            <Switch
              label="Hide the code"
              hint="For streams: screens show it while you hold it."
              checked={settings.hidesCode ?? false}
              onChange={(hidesCode) => send({ type: 'settings', hidesCode })}
            />
            {gameOf(view.session.slug)?.hasIncognito && (
              <Segmented
                label="Who did it"
                options={options(REVEALS, REVEAL_LABELS, REVEAL_HINTS)}
                value={settings.reveal}
                onChange={(reveal) => send({ type: 'settings', reveal })}
              />
            )}
          </>
        )}
        {status === 'playing' && me !== null && <Enough me={me} send={send} />}
        <HeatDial view={view} me={me} send={send} />
        {status === 'lobby' && <Rename name={myName} send={send} />}
        <MutedTopics mutedTopics={mutedTopics} canBeNamed={canBeNamed} send={send} />
        <ForMe {...{ mutedTopics, needsTime, send }} />
        {me !== null && <OwnLines me={me} send={send} />}
        <Button onClick={onClose}>Done</Button>
      </div>
    </Sheet>
  )
}

function Rename({ name, send }: { readonly name: string; readonly send: (intent: Intent) => void }) {
  const [draft, setDraft] = useState(name)
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.trim()) send({ type: 'rename', name: draft })
      }}
    >
      <div className="grow">
        <TextField
          label="Your name"
          value={draft}
          maxLength={NAME_MAX}
          onChange={(event) => setDraft(event.target.value)}
        />
      </div>
      <Button type="submit" kind="secondary" className="shrink-0" disabled={!draft.trim() || draft === name}>
        Rename
      </Button>
    </form>
  )
}
