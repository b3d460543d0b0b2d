import { DISTANCES, type Intent, type SessionView } from '@highjinks/protocol'
import { gameOf } from '../../games/game-of.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { DISTANCE_LABELS } from './settings-labels.ts'

interface DistanceQuestionProps {
  readonly view: SessionView
  readonly isHost: boolean
  readonly send: (intent: Intent) => void
}

/** Advice for people who are apart. */
export function DistanceNote({ view }: Pick<DistanceQuestionProps, 'view'>) {
  const { settings, slug } = view.session
  if (settings.distance !== 'apart') return null
  return (
    <p className="text-muted">
      Playing over video? Start the call first{gameOf(slug)?.needsCameras ? ', cameras on' : ''}. We’ll skip cards that
      only work in the same room.
    </p>
  )
}

/** The value until the host answers. */
const ASSUMED = 'same'

/** Asks the host once per room. A small phone needs the height for the people who are here. */
export function DistanceQuestion({ view, isHost, send }: DistanceQuestionProps) {
  if (view.session.settings.distance !== null || !isHost) return null
  return (
    <div className="short:[&_legend]:sr-only short:[&_label>span]:hidden">
      <Segmented
        label="Where is everyone?"
        options={DISTANCES.map((value) => ({
          value,
          label: DISTANCE_LABELS[value],
          hint: value === ASSUMED ? 'Default' : undefined,
        }))}
        value={null}
        onChange={(distance) => send({ type: 'settings', distance })}
      />
    </div>
  )
}
