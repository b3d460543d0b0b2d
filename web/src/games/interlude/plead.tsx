import { Check } from 'lucide-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { namesOf, points } from '../attempt/attempt.ts'
import { TaskCard } from '../attempt/task-card.tsx'
import type { PartProps, PointView } from './interlude.tsx'

type Props = PartProps<PointView>

/** Whoever was pointed at most may say something in their defense. */
export function Plead(props: Props) {
  const { view, hand, me, players, act, isBusy } = props
  const { pleaders, said } = view
  const isMine = hand !== null && me !== null && pleaders.includes(me)
  const word = isMine ? said[me] : undefined
  return (
    <>
      <TaskCard kicker="Everybody pointed" isSmall>
        {view.card}
      </TaskCard>
      <div role="status" className="grid grow place-content-center justify-items-center gap-3 py-3 text-center">
        <span className="flex -space-x-4">
          {pleaders.map((id) => (
            <Avatar key={id} seed={id} size="clamp(4.5rem, min(24vw, 16dvh), 11rem)" className="animate-pop" />
          ))}
        </span>
        <Heading level={2} size="title">
          {namesOf(pleaders, { me, players })}, your plea?
        </Heading>
        <p className="max-w-[40ch] text-lg text-balance text-muted stage:text-2xl">{payLine(view, isMine)}</p>
        <Words view={view} me={me} players={players} />
      </div>
      {isMine && !word && (
        <ActionBar note="Out loud, now. Then tap.">
          <div className="grid grid-cols-[3fr_2fr] gap-3">
            <Button
              size="lg"
              className="min-h-18 text-2xl short:min-h-15"
              disabled={isBusy}
              onClick={() => act({ type: 'done' })}
            >
              Plead
            </Button>
            <Button
              size="lg"
              kind="secondary"
              className="px-2!"
              disabled={isBusy}
              onClick={() => act({ type: 'pass' })}
            >
              No plea
            </Button>
          </div>
        </ActionBar>
      )}
      {word && (
        <ActionBar>
          <Card kind="tint" role="status" className="flex items-center justify-center gap-3">
            <Check aria-hidden="true" className="size-6 shrink-0 text-accent" />
            <p className="font-display text-xl font-bold">
              {word === 'done' ? 'So noted, your honor.' : 'Silence. Also an answer.'}
            </p>
          </Card>
        </ActionBar>
      )}
    </>
  )
}

/** Who has spoken, where several may. */
function Words({ view, me, players }: Pick<Props, 'view' | 'me' | 'players'>) {
  const spoken = view.pleaders.filter((id) => view.said[id] === 'done')
  if (view.pleaders.length < 2 || spoken.length === 0) return null
  return <p className="text-lg">{namesOf(spoken, { me, players })} pleaded.</p>
}

function payLine({ plea }: PointView, isMine: boolean): string {
  const pays = `A plea pays ${points(plea)}, whatever is said.`
  return isMine ? pays : `${pays} Listen gravely.`
}
