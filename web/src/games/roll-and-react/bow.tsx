import type { Hand, View } from '@highjinks/games/roll-and-react'
import { signed } from '../../ui/party/points.ts'
import { type ScreenProps, subjectOf } from '../screen.ts'
import { Crowd } from './crowd.tsx'
import { bestMisread, takenFor } from './gallery-timeline.ts'
import { viewersOf } from './viewers.ts'
import './act-card.css'
import './bow.css'

interface BowProps extends Pick<ScreenProps<View, Hand>, 'table' | 'me' | 'players'> {
  readonly gallery: readonly NonNullable<View['gallery']>[number][]
}

/** The run in one picture, for a room: how much was right, its points, and its best misreading. */
export function Bow({ gallery, table, me, players }: BowProps) {
  const textOf = (id: number) => table.board.find(({ scene }) => scene === id)?.text ?? ''
  const best = bestMisread(gallery)
  const right = [...new Set(gallery.flatMap((shown) => takenFor(shown)[0]))]
  const isUnseen = right.length === 0
  // The best misreading comes last here.
  const others = gallery.filter(({ scene }) => scene !== best?.scene)
  return (
    <div aria-hidden="true" className="bow large-card">
      <div className="bow-head">
        <p className="bow-sum animate-slam">{seenOf(gallery)}</p>
        <p className="bow-pay animate-pop">
          {subjectOf(players, table.turn, me)} <strong>{signed(table.gains?.[table.turn ?? ''] ?? 0)}</strong>
          {table.isDouble && <small>Counted double</small>}
        </p>
      </div>
      {others.length > 0 && (
        <ul className="bow-run">
          {others.map((shown, i) => (
            <li key={shown.scene} className="animate-rise" style={lateBy(i)}>
              {textOf(shown.scene)} <SeenBy shown={shown} />
            </li>
          ))}
        </ul>
      )}
      <div className="bow-quote animate-rise" style={lateBy(others.length)}>
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

const LATER_MS = 220
const lateBy = (i: number) => ({ animationDelay: `${i * LATER_MS}ms` })

/** Says how many saw a scene, out of its guessers. */
function SeenBy({ shown }: { readonly shown: BowProps['gallery'][number] }) {
  const [{ length: right }] = takenFor(shown)
  const all = shown.guesses.length
  const tone = all > 0 && right === all ? 'all' : right === 0 ? 'none' : 'some'
  return <b data-seen={tone}>{all === 0 ? 'no guess' : `${right} of ${all}`}</b>
}

/** Returns the right share of all guesses rather than of scenes: some may have seen what others misread. */
export function seenOf(gallery: BowProps['gallery']): string {
  const guesses = gallery.flatMap(({ scene, guesses }) => guesses.map((guess) => guess.scene === scene))
  const right = guesses.filter(Boolean).length
  if (right === 0) return 'Nobody saw a thing!'
  if (right < guesses.length) return `${right} of ${guesses.length} guesses right`
  return right === 1 ? 'Seen!' : `All ${right} guesses right!`
}
