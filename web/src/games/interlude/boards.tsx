import type { InterludeHand, InterludePhase, InterludeView } from '@highjinks/games/kit'
import type { PlayerId } from '@highjinks/protocol'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Crowd } from '../../show/timeline/crowd.tsx'
import { Travel } from '../../show/timeline/travel.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Later } from '../../ui/layout/later.tsx'
import { Faces } from '../../ui/party/faces.tsx'
import { points, signed } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'
import { ThemeDrawing } from '../attempt/theme-drawing.tsx'
import type { GhostAnswers } from '../ghost/ghost-call.ts'
import { nameOf } from '../screen.ts'
import type { Ask } from '../table/ask.ts'
import type { AskProps, BoardProps, Phase } from '../table/phase.ts'
import { botsNote } from './bots-note.ts'
import { crownedLines } from './crowned-lines.ts'
import { fingerLine, fingersOf, hitLine } from './finger-words.ts'
import { Fingers, FingersHead, FingersPaid } from './hand/fingers.tsx'
import { LinesToVote } from './hand/lines-to-vote.tsx'
import { Paper, Written } from './hand/paper.tsx'
import { Quote, SignedLines } from './hand/signed-lines.tsx'
import type { PointView, WritingView } from './interlude-props.ts'
import type { InterludeTheme } from './interlude-theme.ts'
import { linesHeadline } from './lines-headline.ts'
import { ownLine } from './own-words.ts'
import { PaidWords } from './paid-words.tsx'
import { callOn, ownCall } from './plea-words.ts'
import { ThumbsSaid } from './thumbs-said.tsx'
import { BallotBoard } from './tv/ballot-board.tsx'
import { FingerLine, FingersOnTv } from './tv/fingers-on-tv.tsx'
import { LinesOnTv } from './tv/lines-on-tv.tsx'

/** An interlude's share of a table and of a hand, in every game that has them. */
interface InterludeTable {
  readonly seats: readonly PlayerId[]
  readonly interlude: InterludeView | null
}
interface Dealt {
  readonly interlude: InterludeHand
}
type InterludeBoard = Phase<InterludeTable, Dealt>

interface Seen<View> {
  readonly view: View
  /** Null for spectators and on a TV. */
  readonly own: InterludeHand | null
  readonly seats: readonly PlayerId[]
}
type Board<View> = BoardProps<InterludeTable, Dealt> & Seen<View>

interface Part<View> {
  readonly Board: (props: Board<View>) => ReactNode
  readonly ask?: (props: AskProps<InterludeTable, Dealt> & Seen<View>) => Ask | null
  readonly guessed?: (view: View) => GhostAnswers
}

function phaseOf<View>(viewOf: (table: InterludeTable) => View | null, part: Part<View>): InterludeBoard {
  const seen = <Props extends { readonly table: InterludeTable; readonly hand: Dealt | null }>(props: Props) => {
    const view = viewOf(props.table)
    return view && { ...props, view, own: props.hand?.interlude ?? null, seats: props.table.seats }
  }
  return {
    Board(props) {
      const given = seen(props)
      return given && <part.Board {...given} />
    },
    ask(props) {
      const given = seen(props)
      return (given && part.ask?.(given)) ?? null
    },
    guessed(table) {
      const view = viewOf(table)
      return (view && part.guessed?.(view)) ?? {}
    },
  }
}

const pointIn = ({ interlude }: InterludeTable): PointView | null => (interlude?.kind === 'point' ? interlude : null)
const writingIn = ({ interlude }: InterludeTable): WritingView | null =>
  interlude?.kind === 'writing' ? interlude : null

const never = () => {}

/** Returns the phases of Point and Everybody Writes in a game's own words. */
export function interludeBoards(theme: InterludeTheme): { readonly [Name in InterludePhase]: InterludeBoard } {
  const pointing = (part: Part<PointView>) => phaseOf(pointIn, { guessed: mostPointedAt, ...part })
  const writing = (part: Part<WritingView>) => phaseOf(writingIn, part)
  return {
    point: pointing(pointPart(theme.point)),
    fingers: pointing(fingersPart(theme.point)),
    plead: pointing(pleadPart(theme.plead)),
    believe: pointing(believePart(theme.plead)),
    heard: pointing(heardPart(theme)),
    write: writing(writePart(theme.write)),
    ballot: writing(ballotPart(theme.write)),
    lines: writing(linesPart),
  }
}

const mostPointedAt = ({ fingers, most }: PointView): GhostAnswers => (fingers ? { finger: most } : {})

/** "Which of you would …?": one tap on someone, and it is locked. */
function pointPart({ title, before, drawing, self, at: words }: InterludeTheme['point']): Part<PointView> {
  return {
    Board: ({ view, own, seats, players, parts }) => (
      <>
        <parts.Card kicker={title} thing={drawing} words={view.card} />
        {own === null && (
          <parts.AnswerCount
            ids={view.pointed}
            of={seats.length}
            have="pointed"
            before={before}
            note={botsNote(view, seats, players)}
          />
        )}
      </>
    ),
    ask({ view, own, seats, me, players, act }) {
      const person = { kind: 'person', ids: view.targets } as const
      if (!own || me === null)
        return { ...person, about: 'finger', question: 'Who gets the most fingers?', chosen: null, pick: never }
      const { at } = own
      const alibi = botsNote(view, seats, players)
      return {
        ...person,
        question: 'Who do you point at?',
        ...(view.worth > 0 && { prize: `Point with the crowd: ${signed(view.worth)}` }),
        note: [view.worth > 0 ? null : 'No points, just fingers.', alibi].filter(Boolean).join(' '),
        chosen: at,
        shown: at !== null && (
          <>
            {drawing && <ThemeDrawing drawing={drawing} className="-mr-2 size-12 animate-pop lg:size-16" />}
            <Avatar seed={at} size="3.5rem" className="animate-pop" />
            <p className="font-display text-xl leading-tight font-bold text-balance">
              {at === me ? self : words(nameOf(players, at))}
            </p>
          </>
        ),
        pick: (id) => act({ type: 'point', at: id }),
      }
    },
  }
}

/** The fingers appear, and then the person with the most of them. */
function fingersPart({ title, suspense, drawing, reach }: InterludeTheme['point']): Part<PointView> {
  return {
    Board({ view, me, players, parts }) {
      const all = fingersOf(view, players)
      const reached = useBeats()
      const out = all.slice(0, reached('finger'))
      const isAll = reached('hit') > 0
      const last = out.at(-1)
      const line = isAll ? hitLine(view, me, players) : last ? fingerLine(last, me, players) : suspense
      const told = { view, me, players }
      const waiting = (
        <Later key="crowd">
          <Crowd ids={all.slice(out.length).map(([by]) => by)} className="mt-1" />
        </Later>
      )
      return (
        <Travel className="contents">
          <parts.Line kicker={title} thing={drawing} words={view.card}>
            {view.card}
          </parts.Line>
          <parts.InHand>
            <FingersHead isPaid={me !== null && view.worth > 0} isWatched={me === null} line={line}>
              {isAll ? <FingersPaid {...told} /> : waiting}
            </FingersHead>
            <Fingers {...told} {...{ out, isAll }} />
          </parts.InHand>
          <parts.InRoom>
            <FingerLine line={line}>
              {isAll ? (
                <Later key="paid">
                  <p className="animate-rise text-3xl font-semibold text-balance text-muted">
                    <PaidWords {...told} />
                  </p>
                </Later>
              ) : (
                waiting
              )}
            </FingerLine>
            <FingersOnTv
              reach={reach}
              out={out}
              targets={view.targets}
              places={new Set(all.map(([, at]) => at)).size}
              most={isAll ? view.most : null}
              players={players}
            />
          </parts.InRoom>
        </Travel>
      )
    },
  }
}

/** The person with the most fingers has the floor, or someone who makes the case against them. */
function pleadPart({ title, ask, call, pays, openers, drawing }: InterludeTheme['plead']): Part<PointView> {
  return {
    Board({ view, own, me, players, parts }) {
      const { speaker, against, worth } = view.plea
      if (speaker === null) return null
      const isMine = own !== null && me === speaker
      const accused = against === null ? null : against === me ? 'you' : nameOf(players, against)
      const accusers = players.filter(({ id }) => view.fingers?.[id] === speaker)
      const name = nameOf(players, speaker)
      return (
        <parts.Light ids={[speaker]}>
          <parts.Card
            kicker={accused === null ? title : `The case against ${accused}`}
            thing={drawing}
            words={view.card}
            isLow
          />
          <div
            data-plea
            // In a hand the speaker fills the rest.
            className={own ? 'grid gap-2 text-center' : 'grid grow content-center gap-3 text-center'}
          >
            <parts.Title foot={pays(points(worth.believed), points(worth.heard))}>
              {isMine ? ownCall(call, accused) : callOn(ask, name, accused)}
            </parts.Title>
            <parts.InHand>
              <div className="flex items-center justify-center gap-2 laptop:hidden">
                <Avatar seed={speaker} size="clamp(3rem, 11svh, 7rem)" className="animate-pop" />
                <ul aria-label={`Point at ${name}`} className="flex flex-wrap gap-0.5">
                  {accusers.map((one) => (
                    <li key={one.id} className="flex">
                      <Avatar seed={one.id} size="1.75rem" label={one.name} />
                    </li>
                  ))}
                </ul>
              </div>
            </parts.InHand>
            {isMine && (
              <p className="text-lg text-balance short:hidden">Stuck? “{openers[view.card.length % openers.length]}”</p>
            )}
          </div>
        </parts.Light>
      )
    },
    ask({ view, own, me, act }) {
      if (!own || me !== view.plea.speaker) return null
      return {
        kind: 'perform',
        question: call,
        done: 'I’m done',
        prize: 'let them judge',
        maySkip: true,
        skip: 'Not now',
        say: (type) => act({ type }),
      }
    },
  }
}

/** One thumb from everyone else: do they believe it? */
function believePart({ title, question, yes, no, drawing }: InterludeTheme['plead']): Part<PointView> {
  const options = [
    { value: 'yes', label: yes, tone: 'teal', icon: ThumbsUp },
    { value: 'no', label: no, tone: 'blank', icon: ThumbsDown },
  ] as const
  return {
    Board: ({ view: { card, plea }, parts }) => (
      <>
        <parts.Card kicker={title} thing={drawing} words={card} />
        <parts.AnswerCount ids={plea.given} of={plea.jury.length} have="judged" before={question} />
      </>
    ),
    ask({ view: { plea }, own, me, act }) {
      if (!own || me === null || !plea.jury.includes(me)) return null
      return {
        kind: 'one-of',
        question,
        options,
        chosen: own.thumb === null ? null : own.thumb ? 'yes' : 'no',
        mark: 'Your vote',
        isSecret: true,
        note: plea.isSecret ? 'Secret thumbs' : 'Everyone sees your vote',
        given: 'Judged. Poker face.',
        pick: (value) => act({ type: 'believe', isBelieved: value === 'yes' }),
      }
    },
  }
}

/** The thumbs, whether they believed it, and what that pays. */
function heardPart(theme: InterludeTheme): Part<PointView> {
  const { sold, unsold } = theme.plead
  return {
    Board({ view, me, players, parts }) {
      const { speaker, thumbs, split, isBelieved, paid } = view.plea
      const reached = useBeats()
      if (speaker === null || isBelieved === null || paid === null) return null
      const isStamped = reached('stamp') > 0
      const isOut = reached('gains') > 0
      const gains = { [speaker]: paid }
      const own = (id: PlayerId) => (id !== speaker ? null : isBelieved ? 'They bought it!' : 'Points for nerve.')
      return (
        <>
          <parts.Spot own={{ isOut, gains, words: own }}>
            <parts.Title>
              {namesOf([speaker], { me, players })} {speaker === me ? 'have' : 'has'} spoken.
            </parts.Title>
          </parts.Spot>
          {thumbs && (
            <ThumbsSaid
              all={Object.entries(thumbs).slice(0, reached('thumb'))}
              {...{ isStamped, me, players, theme }}
            />
          )}
          <parts.Awaited isOut={isStamped} suspense="And the room …">
            <parts.Stamp
              tone={isBelieved ? 'teal' : 'blank'}
              words={isBelieved ? sold : unsold}
              play={isBelieved ? 'did-it' : null}
              foot={thumbs === null && split !== null ? `${split.up} believed it, ${split.down} did not.` : null}
            />
          </parts.Awaited>
          <parts.Gains
            isOut={isOut}
            gains={gains}
            why={() => (isBelieved ? 'The room bought it.' : 'Points for nerve.')}
          />
        </>
      )
    },
  }
}

/** One line each, with the same beginning. */
function writePart({ title, before, drawing, ...words }: InterludeTheme['write']): Part<WritingView> {
  return {
    Board: ({ view, own, seats, parts }) => (
      <>
        <parts.Card kicker={title} thing={drawing} words={view.card} />
        {(own === null || hasWritten(own)) && (
          <parts.AnswerCount ids={view.wrote} of={seats.length} have="finished" before={before} />
        )}
      </>
    ),
    ask({ view, own, act }) {
      if (!own) return null
      const node = hasWritten(own) ? (
        <Written>{own.line ? `“${own.line.text}”` : `${words.nothing} You still get a vote.`}</Written>
      ) : (
        <Paper
          label={`No names. Every vote pays you ${points(view.worth)}.`}
          longest={view.longest}
          words={words}
          onSend={(text) => act({ type: 'write', text })}
          onPass={() => act({ type: 'pass' })}
        />
      )
      return { kind: 'own', question: hasWritten(own) ? '' : 'Write one line.', node }
    },
  }
}

const hasWritten = ({ line, hasPassed }: InterludeHand) => line !== null || hasPassed

/** All lines without names; one tap on the best that isn't your own. */
function ballotPart({ read, drawing }: InterludeTheme['write']): Part<WritingView> {
  return {
    Board: ({ view, own, tap, players, parts }) => (
      <>
        <parts.Line kicker={read} thing={drawing} words={view.card}>
          {view.card}
        </parts.Line>
        <parts.Question isLow>{bestWords(view)}</parts.Question>
        <parts.InHand>
          <LinesToVote lines={view.lines} own={own?.line?.id ?? null} tap={tap} />
          {(own === null || own.best !== null) && (
            // A phone has no room for more than the people the table waits for.
            <Faces
              label="Votes in"
              className="justify-center max-sm:sr-only ghost:sr-only"
              faces={view.voted.map((id) => ({ id, name: nameOf(players, id) }))}
            />
          )}
        </parts.InHand>
        <parts.InRoom>
          <BallotBoard lines={view.lines} />
        </parts.InRoom>
      </>
    ),
    ask({ view, own, me, act }) {
      const board = { kind: 'one-of', at: 'board' } as const
      const optionsFrom = (lines: WritingView['lines']) => lines.map(({ id, text }) => ({ value: id, label: text }))
      if (!own || me === null) {
        const options = optionsFrom(view.lines)
        return { ...board, about: 'line', question: 'Which one will win?', options, chosen: null, pick: never }
      }
      return {
        ...board,
        question: bestWords(view),
        given: 'Locked in. Act like it’s yours.',
        options: optionsFrom(view.lines.filter(({ id }) => id !== own.line?.id)),
        chosen: own.best,
        mark: 'Your vote',
        pick: (line) => act({ type: 'best', line }),
      }
    },
  }
}

const bestWords = ({ worth }: WritingView) => `Which one’s best? Writers get ${points(worth)} a vote.`

/** The lines and then their writers, who can allow a quote. */
const linesPart: Part<WritingView> = {
  Board({ view, me, players, parts }) {
    const ranked = [...view.lines].sort((a, b) => b.votes - a.votes)
    const crowned = crownedLines(ranked)
    const reached = useBeats()
    const [read, named] = [reached('line'), reached('name') + reached('stamp')]
    const gains = Object.fromEntries(ranked.flatMap(({ by, votes }) => (by === null ? [] : [[by, votes * view.worth]])))
    const told = { ranked, crowned, read, named, players, worth: view.worth }
    return (
      <>
        <parts.Line kicker={null} words={view.card} isLow>
          {view.card}
        </parts.Line>
        <parts.Spot own={{ isOut: named === ranked.length, gains, words: (id) => ownLine(view, id), isTight: true }}>
          <parts.Question isLow>
            {read === ranked.length
              ? linesHeadline({ view, me, players, ranked, crowned, named })
              : 'Once more, with feeling …'}
          </parts.Question>
        </parts.Spot>
        <parts.InHand>
          <SignedLines {...told} me={me} />
        </parts.InHand>
        <parts.InRoom>
          <LinesOnTv {...told} />
        </parts.InRoom>
      </>
    )
  },
  ask({ own, act }) {
    const line = own?.line?.id
    if (!own || line === undefined) return null
    const quote = (isAllowed: boolean) => act({ type: 'quote', line, isAllowed })
    return { kind: 'own', question: '', node: <Quote isAllowed={own.mayQuote} onChange={quote} /> }
  },
  guessed: ({ lines }) => ({ line: crownedLines(lines).map(({ id }) => id) }),
}
