import { type Intent, TOPICS, type Topic } from '@highjinks/protocol'
import { Chip } from '../../ui/form/chip.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { TOPIC_LABELS } from './topic-labels.ts'

export interface MutedTopicsProps {
  readonly mutedTopics: readonly Topic[]
  /** Whether cards can name me. */
  readonly canBeNamed: boolean
  readonly send: (intent: Intent) => void
}

/** The topics that a player doesn't want, which only they see. */
export function MutedTopics({ mutedTopics, canBeNamed, send }: MutedTopicsProps) {
  const toggle = (topic: Topic) =>
    send({
      type: 'limits',
      topics: mutedTopics.includes(topic) ? mutedTopics.filter((one) => one !== topic) : [...mutedTopics, topic],
    })
  return (
    <section>
      <Heading level={3} size="small">
        Not for me
      </Heading>
      <p className="mb-3 text-muted">You’ll never get cards about these. No one sees what you chose.</p>
      <div className="flex flex-wrap gap-2">
        {TOPICS.map((topic) => (
          <Chip key={topic} pressed={mutedTopics.includes(topic)} onClick={() => toggle(topic)}>
            {TOPIC_LABELS[topic]}
          </Chip>
        ))}
      </div>
      <Switch
        label="Let cards use my name"
        hint={
          canBeNamed ? 'Cards like “What would you never ask …?” can use your name.' : 'No card will say your name.'
        }
        checked={canBeNamed}
        onChange={(wanted) => send({ type: 'limits', topics: [...mutedTopics], canBeNamed: wanted })}
      />
    </section>
  )
}
