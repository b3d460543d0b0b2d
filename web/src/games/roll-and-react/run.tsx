import type { Hand, View } from '@highjinks/games/roll-and-react'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { signed } from '../../ui/party/points.ts'
import { HoldToSee, useHeld } from '../../ui/toys/hold-to-see.tsx'
import { Applause } from '../attempt/applause.tsx'
import { useGhostTaps } from '../ghost/ghost-taps.ts'
import { Given } from '../interlude/given.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Board } from './board.tsx'
import { lastScene } from './last-scene.ts'
import type { SceneLook } from './scene-row.tsx'
import { themeOf } from './theme.ts'

type RunProps = ScreenProps<View, Hand>

/** One scene after the other, until the time is up. */
export function Run(props: RunProps) {
  const { table, hand, me } = props
  if (me !== null && me === table.turn && hand) return <Actor {...props} hand={hand} />
  return hand && me !== null && table.audience.includes(me) ? (
    <Audience {...props} hand={hand} />
  ) : (
    <Watching {...props} />
  )
}

function Actor({ table, hand, me, players, act, isBusy }: RunProps & { readonly hand: Hand }) {
  const held = useHeld()
  const lookOf = (scene: number): SceneLook => {
    if (scene === hand.scene) return held.isSeen ? 'marked' : 'closed'
    if (table.struck.includes(scene)) return 'struck'
    return hand.acted.includes(scene) ? 'acted' : 'closed'
  }
  return (
    <>
      <p role="status" className="min-h-6 text-center font-semibold text-balance">
        {held.isSeen
          ? `${table.isRehearsal ? 'A rehearsal. It doesn’t count. ' : ''}Act it out. No words. Noises are fine.`
          : (lastScene(table) ?? 'One of these six is yours to act out.')}
      </p>
      <Board scenes={hand.board} lookOf={lookOf} onChoose={null} />
      {table.clapping.length > 0 && (
        // Heard, not read: where there is no height, the board has it.
        <div className="short:hidden">
          <Applause
            performers={[table.turn ?? '']}
            applause={table}
            clapsLeft={hand.claps}
            {...{ me, players, act, isBusy }}
          />
        </div>
      )}
      <ActionBar>
        <HoldToSee held={held} />
        <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
          That’s enough, thanks
        </Button>
      </ActionBar>
    </>
  )
}

/** One guess a scene; nothing moves between the looking and the tapping. */
function Audience({ table, hand, me, players, act, isBusy }: RunProps & { readonly hand: Hand }) {
  const isOpen = table.phase === 'guess' && hand.guess === null
  const lookOf = (scene: number): SceneLook => {
    if (table.struck.includes(scene)) return 'struck'
    if (hand.guess !== null) return scene === hand.guess ? 'chosen' : 'left'
    return isOpen && !isBusy ? 'open' : 'closed'
  }
  return (
    <>
      <div className="text-center">
        <Heading level={2}>{nameOf(players, table.turn)} is acting. What is it?</Heading>
        <p role="status" className="min-h-6 font-semibold text-balance text-muted">
          {hand.guess === null
            ? isOpen
              ? table.isRehearsal
                ? 'Try it: one tap, one guess.'
                : 'Now! One tap, one guess.'
              : watchLine(table, hand)
            : 'Locked in. Poker face.'}
        </p>
      </div>
      <Board
        scenes={hand.board}
        lookOf={lookOf}
        onChoose={(scene) => act({ type: 'guess', draw: table.draw, scene })}
      />
      {isOpen && <HeroGap />}
      {hand.guess !== null && (
        <Applause
          performers={[table.turn ?? '']}
          applause={table}
          clapsLeft={hand.claps}
          {...{ me, players, act, isBusy }}
        />
      )}
    </>
  )
}

/** For those who watch and may guess for nothing, and for those who play from the next run on. */
function Watching({ table, me, players, act, isBusy }: RunProps) {
  const ghost = useGhostTaps()
  const lookOf = (scene: number): SceneLook => {
    if (table.struck.includes(scene)) return 'struck'
    if (ghost === null) return table.phase === 'guess' ? 'shown' : 'closed'
    if (ghost.chosen === null) return 'open'
    return ghost.chosen === String(scene) ? 'chosen' : 'left'
  }
  return (
    <>
      <div className="text-center">
        <Heading level={2} size="title" className="short:haunted:text-2xl">
          {nameOf(players, table.turn)} is acting. What is it?
        </Heading>
        <p role="status" className="min-h-6 text-lg leading-tight text-balance text-muted">
          {lastScene(table) ?? (themeOf(table.board) === null && 'One of these six.')}
        </p>
      </div>
      <Board scenes={table.board} lookOf={lookOf} onChoose={ghost && ((scene) => ghost.guess(String(scene)))} />
      {/* A board with a ghost below it leaves no room for more. */}
      <div className="contents haunted:hidden">
        <Given
          ids={table.locked}
          of={table.audience.length}
          have="locked in a guess"
          before={table.phase === 'watch' ? 'Watch. Guessing opens in a moment.' : 'No guesses yet.'}
          {...{ me, players }}
        />
        {table.clapping.length > 0 && (
          <Applause
            performers={[table.turn ?? '']}
            applause={table}
            clapsLeft={null}
            {...{ me, players, act, isBusy }}
          />
        )}
      </div>
    </>
  )
}

/** Whoever guessed at the rehearsal is told what it would have been. */
function rehearsedLine({ before }: Hand): string {
  const was = before?.isRight ? 'You saw it!' : before ? 'Not that one.' : 'No guess.'
  return `${was} That was the rehearsal. Now it counts.`
}

/** The same to whoever guessed it. */
function watchLine(table: View, hand: Hand): string {
  if (table.isRehearsal) return 'A rehearsal. It doesn’t count. Watch first.'
  if (!table.before) return 'Watch first. Guessing opens in a moment.'
  if (table.draw === 1) return rehearsedLine(hand)
  if (hand.before?.isRight) return `You saw it! ${signed(hand.before.points)}. What about this one?`
  if (table.before.right === 0) return 'No one saw that one. It stays up. What about this one?'
  return hand.before ? 'Nope, not that one. What about this one?' : 'You skipped that one. What about this one?'
}
