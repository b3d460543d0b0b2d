import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { points, signed } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'
import { DoneOrPass } from '../attempt/done-or-pass.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { calledOn } from './called-on.ts'
import { Dock } from './dock.tsx'
import type { PartProps, PointView } from './part.ts'

type PleadProps = PartProps<PointView>

/** Whoever was pointed at most may say something in their defense. */
export function Plead(props: PleadProps) {
  const { view, hand, me, players, act, isBusy, theme } = props
  const { title, openers, drawing, answers, ...words } = theme.plead
  const { pleaders, said } = view
  const isMine = hand !== null && me !== null && pleaders.includes(me)
  const ownCall = pleaders.length > 1 ? words.calls : words.call
  return (
    <>
      <TaskCard kicker={title} thing={drawing} isSmall>
        {view.card}
      </TaskCard>
      <div
        role="status"
        data-plea
        className="grid grow grid-cols-1 content-center justify-items-center gap-3 py-3 text-center max-sm:gap-2 max-sm:py-1 laptop:grow-0 short:gap-1.5 short:py-1"
      >
        <Dock view={view} players={players} isLow={isMine} />
        <span className="flex kids:not-last:-mr-4 max-sm:hidden laptop:hidden">
          {pleaders.map((id) => (
            <Avatar key={id} seed={id} size="clamp(4.5rem, min(24vw, 16dvh), 11rem)" className="animate-pop" />
          ))}
        </span>
        <Heading level={2} size="title" className="short:text-2xl short:leading-tight">
          {isMine ? ownCall : words.ask(calledOn(pleaders, players))}
        </Heading>
        {!isMine && <p className="max-w-[40ch] text-lg text-balance text-muted">{words.pays(points(view.plea))}</p>}
        {isMine && said[me] === undefined && (
          <p className="text-lg text-balance short:hidden">Stuck? “{openers[view.card.length % openers.length]}”</p>
        )}
        <Words view={view} me={me} players={players} />
      </div>
      {isMine && (
        <DoneOrPass
          {...{ act, isBusy }}
          done={words.done}
          doneFoot={signed(view.plea)}
          pass={words.pass}
          passFoot={null}
          said={said[me]}
          answers={answers}
        />
      )}
    </>
  )
}

/** Who has spoken, where several may. */
function Words({ view, me, players }: Pick<PleadProps, 'view' | 'me' | 'players'>) {
  const spoken = view.pleaders.filter((id) => view.said[id] === 'done')
  if (view.pleaders.length < 2 || spoken.length === 0) return null
  return <p className="text-lg">{namesOf(spoken, { me, players })} pleaded.</p>
}
