import { Onstage } from '../../stage/onstage/onstage.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { points, signed } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'
import { DoneOrPass } from '../attempt/done-or-pass.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { Dock } from './dock.tsx'
import type { PartProps, PointView } from './part.ts'

type Props = PartProps<PointView>

/** For whoever is at a loss. */
const OPENERS = [
  'Your honor, I was hungry.',
  'Define “guilty”.',
  'I was told there would be snacks.',
  'It was like that when I found it.',
  'My lawyer is the houseplant.',
  'I would do it again.',
]

const ANSWERS = { done: 'So noted, your honor.', pass: 'Silence. Also an answer.' } as const

/** Whoever was pointed at most may say something in their defense. */
export function Plead(props: Props) {
  const { view, hand, me, players, act, isBusy } = props
  const { pleaders, said } = view
  const isMine = hand !== null && me !== null && pleaders.includes(me)
  const silent = pleaders.filter((id) => !said[id])
  return (
    <>
      <Onstage ids={silent} players={players}>
        <TaskCard kicker="Everybody pointed" isSmall>
          {view.card}
        </TaskCard>
        <div
          role="status"
          className="grid grow grid-cols-1 content-center justify-items-center gap-3 py-3 text-center max-sm:gap-2 max-sm:py-1 laptop:grow-0 short:gap-1.5 short:py-1"
        >
          <Dock view={view} players={players} isLow={isMine} />
          <span className="flex -space-x-4 max-sm:hidden lg:in-[.onstage]:hidden laptop:hidden">
            {pleaders.map((id) => (
              <Avatar
                key={id}
                seed={id}
                size="clamp(4.5rem, min(24vw, 16dvh), 11rem)"
                className="animate-pop stage:size-[min(24vh,13vw)]!"
              />
            ))}
          </span>
          <Heading level={2} size="title">
            {isMine ? ownCall(pleaders.length) : `${calledOn(pleaders, players)}, your plea?`}
          </Heading>
          {!isMine && <p className="max-w-[40ch] text-lg text-balance text-muted stage:text-2xl">{payLine(view)}</p>}
          {isMine && said[me] === undefined && (
            <p className="text-lg text-balance short:hidden">Stuck? “{OPENERS[view.card.length % OPENERS.length]}”</p>
          )}
          <Words view={view} me={me} players={players} />
        </div>
      </Onstage>
      {isMine && (
        <DoneOrPass
          {...{ act, isBusy }}
          done="Plead"
          doneFoot={signed(view.plea)}
          pass="No plea"
          passFoot={null}
          said={said[me]}
          answers={ANSWERS}
        />
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

/** So many are called by their names. */
const NAMED = 3

function calledOn(pleaders: Props['view']['pleaders'], players: Props['players']): string {
  return pleaders.length > NAMED ? 'All of you' : namesOf(pleaders, { me: null, players })
}

function ownCall(count: number): string {
  return `${count > 1 ? 'All of you: defend yourselves' : 'Defend yourself'}, out loud!`
}

function payLine({ plea }: PointView): string {
  return `A plea pays ${points(plea)}, whatever they say. Listen gravely.`
}
