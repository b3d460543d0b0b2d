import { useStory } from '../../stage/beats/use-story.ts'
import { Switch } from '../../ui/form/switch.tsx'
import { cx } from '../../ui/look/cx.ts'
import { NamePill } from '../../ui/party/name-pill.tsx'
import { points } from '../attempt/attempt.ts'
import { TaskCard } from '../attempt/task-card.tsx'
import { nameOf } from '../screen.ts'
import { linesStory } from './lines-story.ts'
import type { PartProps, WritingView } from './part.ts'

type Props = PartProps<WritingView>
type Line = WritingView['lines'][number]

/** Who wrote what, the best first, and who may be quoted. */
export function Lines(props: Props) {
  const { view, hand, me, players } = props
  const ranked = [...view.lines].sort((a, b) => b.votes - a.votes)
  const reached = useStory(linesStory(ranked.length))
  const read = reached('line')
  const isCounted = reached('votes') > 0
  const named = reached('name') + reached('stamp')
  return (
    <>
      <TaskCard kicker="Everybody wrote" isSmall>
        {view.card}
      </TaskCard>
      <p role="status" className="text-center text-lg text-balance stage:text-2xl">
        {isCounted ? headline(ranked, named, view.worth) : 'Once more, with feeling …'}
      </p>
      <ol
        aria-label="Lines"
        className={cx(
          'grid gap-2.5 pb-3 lg:grid-cols-2 laptop:grid-cols-1 stage:gap-1.5 stage:pb-0',
          ranked.length > 6 && 'stage:grid-cols-3',
        )}
      >
        {ranked.map((line, place) => (
          <Signed
            key={line.id}
            line={line}
            isBest={line.votes > 0 && line.votes === ranked[0]?.votes}
            isRead={place >= ranked.length - read}
            isCounted={isCounted}
            isNamed={place >= ranked.length - named}
            gain={line.votes * view.worth}
            me={me}
            players={players}
          />
        ))}
      </ol>
      {hand?.line && <Quote {...props} line={hand.line.id} mayQuote={hand.mayQuote} />}
    </>
  )
}

interface SignedProps extends Pick<Props, 'me' | 'players'> {
  readonly line: Line
  readonly isBest: boolean
  readonly isRead: boolean
  readonly isCounted: boolean
  readonly isNamed: boolean
  readonly gain: number
}

function Signed({ line, isBest, isRead, isCounted, isNamed, gain, me, players }: SignedProps) {
  const { by, text, votes } = line
  return (
    <li
      // Another side of it: turned over, not changed.
      key={isNamed ? 'named' : isRead ? 'read' : 'unread'}
      className={cx(
        'grid min-h-22 content-center gap-1.5 rounded-card border-3 px-4 py-2 stage:gap-0.5 stage:py-1',
        isNamed ? 'animate-turn' : isRead ? 'animate-rise' : 'invisible',
        isBest && isNamed ? 'border-mark bg-accent-tint' : 'border-leaf-800 bg-leaf-900',
      )}
    >
      <p className="font-handwritten text-2xl leading-none wrap-break-word short:text-xl short:leading-none stage:text-2xl stage:leading-none">
        “{text}”
      </p>
      <p className="flex min-h-8 min-w-0 items-center justify-between gap-2 stage:min-h-11">
        {isNamed && by !== null && (
          <NamePill seed={by} name={by === me ? 'You' : nameOf(players, by)} gain={gain === 0 ? undefined : gain} />
        )}
        {isCounted && <Votes count={votes} />}
      </p>
    </li>
  )
}

function Votes({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span role="img" aria-label={count === 1 ? '1 vote' : `${count} votes`} className="ml-auto flex shrink-0 gap-1">
      {Array.from({ length: count }, (_, i) => `vote ${i}`).map((vote) => (
        <span key={vote} className="size-3.5 animate-pop rounded-full bg-mark stage:size-5" />
      ))}
    </span>
  )
}

function Quote({ line, mayQuote, act, isBusy }: Props & { readonly line: string; readonly mayQuote: boolean }) {
  return (
    <div className="mt-auto rounded-card bg-leaf-900 px-4">
      <Switch
        label="You may quote me tonight"
        hint="With your name, on the podium and the picture of the night."
        checked={mayQuote}
        disabled={isBusy}
        onChange={(isAllowed) => act({ type: 'quote', line, isAllowed })}
      />
    </div>
  )
}

function headline(ranked: readonly Line[], named: number, worth: number): string {
  const votes = ranked.reduce((sum, line) => sum + line.votes, 0)
  if (named < ranked.length) return 'And this was …'
  return votes === 0 ? 'No votes. Ahead of their time, all of them.' : `${points(worth)} for every vote.`
}
