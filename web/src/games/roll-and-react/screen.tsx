import { BEST_PAY } from '@highjinks/games/best-pay'
import type { Hand } from '@highjinks/games/roll-and-react'
import { balcony } from '@highjinks/games/roll-and-react/balcony'
import { actPose } from '../../show/people/act-pose.ts'
import { PoseContext } from '../../show/people/pose-context.ts'
import { MOST_IN_SPOTLIGHT } from '../../show/spotlight/most-in-spotlight.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { signed } from '../../ui/party/points.ts'
import { winnersOf } from '../attempt/attempt.ts'
import { Prize } from '../attempt/prize.tsx'
import type { TableOf } from '../game-ui.ts'
import { interludeBoards } from '../interlude/boards.tsx'
import { BEST_NOTE, bestFoot } from '../lap/boards.tsx'
import { nameOf, subjectOf } from '../screen.ts'
import type { Ask } from '../table/ask.ts'
import type { BoardProps, Boards, Phase } from '../table/phase.ts'
import { ActCard } from './act-card.tsx'
import { Cast, castPose } from './cast.tsx'
import { actsOf } from './gallery-timeline.ts'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { prizesOf } from './prizes.ts'
import { Run } from './run.tsx'
import { type SceneLook, Scenes } from './scenes.tsx'
import { actedBy, themeOf } from './theme.ts'
import { Entrance } from './tv/entrance.tsx'
import { Roses } from './tv/roses.tsx'
import { actorBrief, lastScene, runWords, watchLine } from './words.ts'

type Table = TableOf<'roll-and-react'>
type Acts = Phase<Table, Hand>

const never = () => {}
const only = (id: string | null) => (id === null ? [] : [id])

/** The board is on every screen; the actor gets up, and everyone else watches. */
const ready: Acts = {
  Board({ table, hand, me, players, settings, parts }) {
    const { turn, isDouble } = table
    const isApart = settings.distance === 'apart'
    const isMine = hand !== null && me === turn
    const isBot = players.some(({ id, isBot }) => id === turn && isBot)
    return (
      <parts.Light ids={only(turn)} isSlim>
        {isMine ? (
          <parts.Title foot={actorBrief(table, isApart)}>You’re on. Get up!</parts.Title>
        ) : (
          <parts.PerformerLine ids={only(turn)}>
            {isBot ? 'is up next and has no body. Guess anyway.' : `is up next. ${runWords(table)}.`}
            {isApart && ' Cameras on!'}
          </parts.PerformerLine>
        )}
        <Scenes scenes={hand?.board ?? table.board} lookOf={() => 'closed'} onChoose={null} />
        {!isMine && (
          <p className="text-center">
            <Prize>{`First to see each: +${isDouble ? 400 : 200}`}</Prize>
          </p>
        )}
      </parts.Light>
    )
  },
  ask({ table, hand, me, act }) {
    if (!hand || me !== table.turn) return null
    const swap = { label: 'Deal me another board', tap: () => act({ type: 'swap' }) }
    const pass = { label: 'Not this time', tap: () => act({ type: 'pass' }) }
    return {
      kind: 'perform',
      question: 'You’re on. Get up!',
      done: 'I’m ready',
      maySkip: false,
      exits: hand.canSwap ? [swap, pass] : [pass],
      say: () => act({ type: 'start' }),
    }
  },
}

/** One scene after the other, until the time is up. */
const run: Acts = {
  Board(props) {
    const { table, hand, me, players, parts, tap } = props
    const { turn, phase, before, clapping, locked, audience } = table
    const name = nameOf(players, turn)
    const isActor = hand !== null && me === turn
    const isMarked = isActor && tap !== null && tap.chosen !== null
    return (
      <parts.Light ids={only(turn)} clapping={clapping} isSlim>
        {/* The curtain opens to a rehearsal as well, and once per run. */}
        <parts.InRoom>
          {phase === 'watch' && before === null && turn !== null && <Entrance id={turn} name={name} />}
        </parts.InRoom>
        {!isActor && <parts.Title isLow>{name} is acting. What is it?</parts.Title>}
        <parts.Question isLow>
          {isMarked
            ? `${table.isRehearsal ? 'A rehearsal. It doesn’t count. ' : ''}Act it out. No words. Noises are fine.`
            : (lastScene(table) ?? (themeOf(table.board) === null ? 'One of these six.' : ''))}
        </parts.Question>
        <Scenes
          scenes={hand?.board ?? table.board}
          lookOf={(scene) => lookOf(props, scene)}
          onChoose={tap && !isActor ? (scene) => tap.pick(String(scene)) : null}
        />
        {!hand && (
          <parts.AnswerCount
            ids={locked}
            of={audience.length}
            have="locked in a guess"
            before={phase === 'watch' ? 'Watch. Guessing opens in a moment.' : 'No guesses yet.'}
          />
        )}
      </parts.Light>
    )
  },
  ask({ table, hand, me, players, act }): Ask | null {
    const { turn, audience, phase, board, struck, draw, isRehearsal } = table
    const open = board.filter(({ scene }) => !struck.includes(scene))
    const options = open.map(({ scene, text }) => ({ value: String(scene), label: text }))
    const shown = { kind: 'one-of', at: 'board', options, chosen: null, pick: never } as const
    if (!hand || me === null)
      return phase === 'guess' ? { ...shown, question: 'One tap: what is it?', about: `scene ${draw}` } : null
    if (me === turn) {
      return {
        ...shown,
        question: lastScene(table) ?? 'One of these six is yours to act out.',
        chosen: String(hand.scene),
        isSecret: true,
        exits: [{ label: 'That’s enough, thanks', tap: () => act({ type: 'pass' }) }],
      }
    }
    if (!audience.includes(me)) return null
    const now = isRehearsal ? 'Try it: one tap, one guess.' : 'Now! One tap, one guess.'
    return {
      ...shown,
      // Looking takes a second: what became of the last scene is read while this one is guessed.
      question: phase === 'guess' && !table.before ? now : watchLine(table, hand, { me, players }),
      heard: isRehearsal ? 'Try a guess.' : 'Guess now.',
      given: 'Locked in. Poker face.',
      opensLater: phase === 'watch',
      chosen: hand.guess === null ? null : String(hand.guess),
      pick: (scene) => act({ type: 'guess', draw, scene: Number(scene) }),
    }
  },
  applause: ({ table, hand, me }) =>
    (hand && me !== table.turn ? hand.guess !== null : table.clapping.length > 0) ? clapsFor(table, hand) : null,
}

function clapsFor(table: Table, hand: Hand | null) {
  return { performers: only(table.turn), applause: table, clapsLeft: hand?.claps ?? null }
}

function lookOf({ table, hand, me, tap }: BoardProps<Table, Hand>, scene: number): SceneLook {
  if (hand && me === table.turn) {
    if (tap?.chosen === String(scene)) return 'marked'
    if (table.struck.includes(scene)) return 'struck'
    return scene !== hand.scene && hand.acted.includes(scene) ? 'acted' : 'closed'
  }
  if (table.struck.includes(scene)) return 'struck'
  if (!tap) return table.phase === 'guess' ? 'shown' : 'closed'
  if (tap.chosen !== null) return tap.chosen === String(scene) ? 'chosen' : 'left'
  return tap.isBusy ? 'closed' : 'open'
}

/** The run, one scene at a time on its own stage; then all of it in one picture, and a bow. */
const gallery: Acts = {
  Board({ table, me, players, parts }) {
    const reached = useBeats()
    const { turn, board, clapping } = table
    const shown = table.gallery ?? []
    const acts = actsOf(shown)
    const isOver = reached('stop') > 0
    const number = reached('scene')
    const act = isOver ? undefined : acts[number - 1]
    const before = acts.slice(0, Math.max(0, number - 1)).reduce((sum, { takes }) => sum + takes.length, 0)
    if (shown.length === 0) {
      return (
        <parts.Moment id={turn} title={`${subjectOf(players, turn, me)} ${turn === me ? 'pass' : 'passes'}`}>
          No penalty. The stage is open.
        </parts.Moment>
      )
    }
    return (
      <PoseContext value={act ? actPose(table.round, act.draw) : isOver ? 'accepts' : 'waves'}>
        <parts.Light ids={only(turn)} {...(isOver && { clapping })} isSlim>
          {isOver ? (
            <Run {...{ table, me, players, parts }} gallery={shown} />
          ) : (
            <parts.OnTvFirst suspense="And they saw …">
              {act && (
                <ActCard
                  key={number}
                  taken={reached('line') - before}
                  isStamped={reached('knock') >= number}
                  {...{ act, board, me, players }}
                />
              )}
            </parts.OnTvFirst>
          )}
        </parts.Light>
      </PoseContext>
    )
  },
  // A skipped run has nothing to clap for.
  applause: ({ table, hand }) => (table.gallery?.length ? clapsFor(table, hand) : null),
}

/** The vote for the best run of the round. */
const favorite: Acts = {
  Board: ({ table, hand, me, players, parts }) => (
    <>
      <parts.Title foot={hand && bestFoot(me !== null && table.candidates.includes(me))}>
        Best of the round?
      </parts.Title>
      <parts.Unasked>
        <parts.AnswerCount
          ids={table.voted}
          of={table.voters.length}
          have="picked"
          before="Think of the hips. Think of the furniture."
          note={hand ? null : BEST_NOTE}
        />
        {!hand && <Cast table={table} players={players} />}
      </parts.Unasked>
    </>
  ),
  ask({ table: { voters, candidates, boards }, hand, me, act }) {
    const question = 'Who will be the star?'
    if (!hand || me === null)
      return { kind: 'person', about: 'favorite', question, ids: candidates, chosen: null, pick: never }
    if (!voters.includes(me)) return null
    return {
      kind: 'person',
      question: 'Who was up',
      ids: candidates.filter((id) => id !== me),
      chosen: hand.favorite,
      noteOf: (id) => actedBy(boards[id]),
      poseOf: (id) => castPose(candidates, id),
      pick: (player) => act({ type: 'favorite', player }),
    }
  },
}

/** The round is over: its favorite, then the standings. */
const curtain: Acts = {
  Board({ table, me, players, parts }) {
    const best = table.curtain?.best ?? []
    const reached = useBeats()
    const isOut = reached('stamp') > 0
    const isLit = isOut && best.length > 0 && best.length <= MOST_IN_SPOTLIGHT
    const winners = winnersOf(best, { me, players })
    const others = isOut ? players.flatMap(({ id }) => (best.includes(id) ? [] : [id])) : []
    return (
      <PoseContext value="accepts">
        <parts.Light ids={isLit ? best : []} between="&" clapping={others} isSlim>
          <parts.InRoom>{isLit && <Roses isPair={best.length > 1} />}</parts.InRoom>
          <parts.Splash isOn={best.length > 0 && isOut && reached('own') === 0} color="curtain">
            <span className="flex justify-center gap-8">
              {best.map((id) => (
                <Avatar key={id} seed={id} size={`${Math.min(28, 76 / best.length)}rem`} isCrowned />
              ))}
            </span>
            <small>{winners}!</small>
          </parts.Splash>
          <parts.Awaited isOut={isOut} suspense="And the star is …">
            <div data-paid className="grid grow content-center justify-items-center gap-2 text-center">
              <parts.Faces ids={best} />
              <parts.Title>
                {best.length === 0 ? 'No favorite this round' : `Best of the round: ${winners}!`}
              </parts.Title>
              {best.length > 0 && !best.includes(me ?? '') && (
                <parts.Paid>{`${signed(BEST_PAY)}${best.length > 1 ? ' each' : ''}`}</parts.Paid>
              )}
            </div>
          </parts.Awaited>
          <parts.Standings
            isOwnOut={reached('own') > 0}
            isOut={reached('gains') > 0}
            standings={table.standings}
            gains={prizesOf(best)}
            why="For the best run."
          />
        </parts.Light>
      </PoseContext>
    )
  },
}

export const boards: Boards<Table, Hand> = {
  phases: { ready, watch: run, guess: run, gallery, favorite, curtain, ...interludeBoards(INTERLUDE_THEME) },
  balcony,
  guessed: ({ curtain }) => (curtain ? { favorite: curtain.best } : {}),
}
