import type { PlayerId } from '@highjinks/protocol'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SitterMood } from '../../../show/people/postures.ts'
import { type SideLook, SidePeople } from '../../../show/people/side-people.tsx'
import { said } from '../../../ui/announcer/announcer.ts'
import { cx } from '../../../ui/look/cx.ts'
import { ThemeDrawing } from '../../attempt/theme-drawing.tsx'
import type { TableOf } from '../../game-ui.ts'
import type { ScreenProps } from '../../screen.ts'
import { FLAME, HALO } from '../pictures.tsx'
import { type Open, rangeWords } from '../reveal-timeline.ts'
import type { Told } from '../use-reveal.ts'
import './panes.css'

type Table = TableOf<'never-have-i-ever'>

interface PanesProps extends Pick<ScreenProps<Table, unknown>, 'table' | 'players'> {
  readonly reveal: Open
  readonly told: Told
  /** The one line below them. */
  readonly children: ReactNode
}

/** On a TV: everyone leaves the sofa for one of the two window panes, with the count stamped between them. */
export function Panes({ children, ...props }: PanesProps) {
  const { told, reveal, table, players } = props
  const { arrived, isCounted, count, silent } = told
  return (
    <>
      <div
        className="panes"
        data-fenced={silent.length > 0 ? Math.min(2, silent.length) : undefined}
        data-all={table.asked.length === players.length || undefined}
      >
        <Pane title="They have" ids={reveal.have} {...props}>
          Nobody. Or so they say.
        </Pane>
        {silent.length > 0 && (
          <div className="pane-fence">
            <p aria-hidden="true" className="pane-fence-sign">
              The Fifth
            </p>
            <Crowd title={silent.length === 1 ? 'Takes the Fifth' : 'Take the Fifth'} ids={silent} isFence {...props} />
          </div>
        )}
        <Pane title="Never" ids={reveal.never} {...props}>
          Not a single halo in the room.
        </Pane>
        <p
          key={`${count} ${isCounted}`}
          ref={isCounted ? said : undefined}
          className={cx('panes-stamp', isCounted ? 'animate-slam' : arrived.length > 0 && 'animate-beat')}
          data-counted={isCounted || undefined}
        >
          {arrived.length === 0 && !isCounted ? (
            <span className="animate-breathe">And they say …</span>
          ) : (
            <>
              <strong>{count}</strong>{' '}
              <span>
                of {table.asked.length} {reveal.count === 1 && isCounted ? 'has' : 'have'}
              </span>
            </>
          )}
        </p>
      </div>
      <div className="panes-line">{children}</div>
    </>
  )
}

interface CrowdProps extends Omit<PanesProps, 'children'> {
  readonly title: string
  readonly ids: readonly PlayerId[]
}

/** One of the two; its children show if no one has come. */
function Pane({ children, ...props }: CrowdProps & { readonly children: string }) {
  const { title, ids, told } = props
  const drawing = title === 'Never' ? HALO : FLAME
  return (
    <div className="pane" data-side={title === 'Never' ? 'never' : 'have'}>
      <p aria-hidden="true" className="pane-sign">
        <ThemeDrawing drawing={drawing} className="size-[1.1em]" />
        {title === 'Never' ? 'Never' : 'Have'}
      </p>
      {told.isCounted && ids.length === 0 ? (
        <div className="pane-empty animate-pop">
          <ThemeDrawing drawing={drawing} className="size-[4em]" />
          <p>{children}</p>
        </div>
      ) : (
        <Crowd {...props} />
      )}
    </div>
  )
}

/** The width of a pane in letters, and the number of people with names in it. */
const PANE = { letters: 20, named: 3 } as const
const FENCE = { letters: 9, named: 1 } as const

function Crowd({
  title,
  ids,
  isFence = false,
  told,
  reveal,
  table,
  players,
}: CrowdProps & { readonly isFence?: boolean }) {
  const lookOf = (id: PlayerId, mood: SitterMood): SideLook => {
    const gain = told.isOut ? (reveal.gains[id] ?? 0) : 0
    return {
      mood: gain > 0 ? 'glad' : told.odd?.id === id && !told.isOut ? 'shrugs' : mood,
      says: saysOf(table, id, told.isOut, ids.length > (isFence ? FENCE : PANE).named),
      holds: <Guess {...{ id, gain, told, reveal }} />,
    }
  }
  const here = ids.filter((id) => told.arrived.includes(id))
  return <SidePeople label={title} ids={here} {...(isFence ? FENCE : PANE)} {...{ players, lookOf }} />
}

interface GuessProps extends Pick<PanesProps, 'reveal' | 'told'> {
  readonly id: PlayerId
  readonly gain: number
}

/** A player's guess, and its outcome. */
function Guess({ id, gain, told, reveal }: GuessProps) {
  const guess = reveal.guesses[id]
  if (gain > 0) return <span className="walker-gain animate-slam">+{gain}</span>
  if (!guess || !told.called.includes(id)) return null
  return (
    <span className="walker-guess animate-drop">
      {told.isOut && <X aria-hidden="true" strokeWidth={5} className="walker-cross" />}
      <span className="walker-word">said</span> {rangeWords(guess)}
    </span>
  )
}

/** Returns a player's words; in a crowd there's only room for one word. */
function saysOf({ asking, author }: Table, id: PlayerId, isOut: boolean, isClose: boolean): string | null {
  if (asking.includes(id)) return isClose ? 'Me!' : 'Ask me!'
  return isOut && author === id ? (isClose ? 'Mine!' : 'My line!') : null
}
