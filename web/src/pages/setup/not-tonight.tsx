import { TOPICS, type Topic } from '@highjinks/protocol'
import { TOPIC_LABELS } from '../../session/lobby/topic-labels.ts'
import { Chip } from '../../ui/form/chip.tsx'

interface NotTonightProps {
  readonly limits: readonly Topic[]
  readonly onChange: (limits: readonly Topic[]) => void
}

/** Topics that players on this phone don't want. No card touches them. */
export function NotTonight({ limits, onChange }: NotTonightProps) {
  return (
    <details>
      <summary className="min-h-12 cursor-pointer content-center font-semibold">
        Not tonight
        <span className="ml-2 font-normal text-muted">
          {limits.length === 0 ? 'All cards' : limits.map((topic) => TOPIC_LABELS[topic]).join(', ')}
        </span>
      </summary>
      <p className="mb-2 text-sm text-muted">No one at the table gets cards about these.</p>
      <div className="flex flex-wrap gap-2">
        {TOPICS.map((topic) => (
          <Chip
            key={topic}
            pressed={limits.includes(topic)}
            onClick={() =>
              onChange(limits.includes(topic) ? limits.filter((one) => one !== topic) : [...limits, topic])
            }
          >
            {TOPIC_LABELS[topic]}
          </Chip>
        ))}
      </div>
    </details>
  )
}
