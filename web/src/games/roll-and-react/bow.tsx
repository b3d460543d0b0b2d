import type { Hand, View } from '@highjinks/games/roll-and-react'
import { useLaptop } from '../../lib/use-laptop.ts'
import { cx } from '../../ui/look/cx.ts'
import { signed } from '../../ui/party/points.ts'
import { type ScreenProps, subjectOf } from '../screen.ts'
import { Crowd } from './crowd.tsx'
import { bestMisread, takenFor } from './gallery-story.ts'
import { viewersOf } from './viewers.ts'
import './act-card.css'

interface BowProps extends Pick<ScreenProps<View, Hand>, 'table' | 'me' | 'players'> {
  readonly gallery: readonly NonNullable<View['gallery']>[number][]
}

/** The run in one picture, for a room: how much of it was seen, what that was worth, and its best misreading. */
export function Bow({ gallery, table, me, players }: BowProps) {
  const isLaptop = useLaptop()
  const textOf = (id: number) => table.board.find(({ scene }) => scene === id)?.text ?? ''
  const best = bestMisread(gallery)
  const right = [...new Set(gallery.flatMap((shown) => takenFor(shown)[0]))]
  const isUnseen = right.length === 0
  return (
    <div aria-hidden="true" className={cx('bow', isLaptop && 'wall-card low:[--drawn:0.6]')}>
      <p className="bow-sum animate-slam">{seenOf(gallery)}</p>
      <p className="bow-pay animate-pop">
        {subjectOf(players, table.turn, me)} <strong>{signed(table.gains?.[table.turn ?? ''] ?? 0)}</strong>
        {table.isDouble && <small>Counted double</small>}
      </p>
      <div className="bow-quote animate-rise">
        <Crowd ids={best?.by ?? (isUnseen ? table.audience : right)} mood={best || isUnseen ? 'shrugs' : 'glad'} />
        {best ? (
          <p className="act-bubble">
            <small>{viewersOf(best.by, { me, players })} saw</small>“{textOf(best.seen)}”
            <small>It was: {textOf(best.scene)}</small>
          </p>
        ) : (
          <p className="act-bubble" data-right={!isUnseen || undefined}>
            {isUnseen ? 'Wait, was that it?' : 'Bravo! Encore!'}
          </p>
        )}
      </div>
    </div>
  )
}

/** Of all that was guessed, and not of the scenes: some may have seen what others misread. */
export function seenOf(gallery: BowProps['gallery']): string {
  const guesses = gallery.flatMap(({ scene, guesses }) => guesses.map((guess) => guess.scene === scene))
  const right = guesses.filter(Boolean).length
  if (right === 0) return 'Nobody saw a thing!'
  if (right < guesses.length) return `${right} of ${guesses.length} seen`
  return right === 1 ? 'Seen!' : `All ${right} seen!`
}
