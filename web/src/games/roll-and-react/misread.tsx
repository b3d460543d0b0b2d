import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Check, X } from 'lucide-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { namesOf } from '../attempt/attempt.ts'
import type { ScreenProps } from '../screen.ts'

type Gallery = NonNullable<View['gallery']>

interface Misread {
  /** What was acted, and what it was taken for. */
  readonly scene: number
  readonly seen: number
  readonly by: readonly string[]
}

/** What most of them took for something else; of several the first. */
export function bestMisread(gallery: Gallery): Misread | null {
  const misreads = gallery.flatMap(({ scene, guesses }) =>
    [...new Set(guesses.map((guess) => guess.scene))]
      .filter((seen) => seen !== scene)
      .map((seen) => ({ scene, seen, by: guesses.filter((guess) => guess.scene === seen).map(({ by }) => by) })),
  )
  return [...misreads].sort((a, b) => b.by.length - a.by.length)[0] ?? null
}

interface MisreadProps extends Pick<ScreenProps<View, Hand>, 'table' | 'me' | 'players'> {
  readonly misread: Misread
}

/** On a wall, the funniest of a run: what it was taken for, and beside it what it was. */
export function BestMisread({ misread: { scene, seen, by }, table, me, players }: MisreadProps) {
  const textOf = (id: number) => table.board.find((one) => one.scene === id)?.text ?? ''
  return (
    // Whoever listens hears it with its scene.
    <div
      aria-hidden="true"
      className="hidden grow grid-cols-[3fr_2fr] overflow-hidden rounded-card border-4 border-ink text-left font-display leading-none text-balance stage:grid"
    >
      <div className="paper flex items-center gap-6 px-6 py-3">
        <span className="flex shrink-0 -space-x-8">
          {by.slice(0, MOST_FACES).map((id) => (
            <Avatar key={id} seed={id} size="8rem" />
          ))}
        </span>
        <p className="grid min-w-0 gap-2">
          <span className="flex items-center gap-3 text-2xl font-bold">
            <Badge className="bg-coral! text-ink! text-2xl!">Best misread</Badge>
            {namesOf(by, { me, players })} saw:
          </span>
          <span className={cx('font-extrabold', textOf(seen).length > LONG ? 'text-5xl' : 'text-6xl')}>
            {textOf(seen)}
          </span>
        </p>
      </div>
      <p className="grid content-center gap-2 border-l-4 border-ink bg-lime px-6 py-3 text-ink">
        <span className="text-2xl font-bold">It was:</span>
        <span className={cx('font-extrabold', textOf(scene).length > LONG ? 'text-4xl' : 'text-5xl')}>
          {textOf(scene)}
        </span>
      </p>
    </div>
  )
}

const MOST_FACES = 3
/** More letters than this are smaller ones. */
const LONG = 30
const MARK = 'size-10 shrink-0 rounded-full border-3 border-ink p-1 text-ink'

export function Tick({ className }: { readonly className?: string }) {
  return <Check aria-hidden="true" strokeWidth={4.5} className={cx(MARK, 'bg-lime', className)} />
}

export function Cross({ className }: { readonly className?: string }) {
  return <X aria-hidden="true" strokeWidth={4.5} className={cx(MARK, 'bg-coral', className)} />
}
