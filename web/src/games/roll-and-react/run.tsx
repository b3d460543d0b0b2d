import type { View } from '@highjinks/games/roll-and-react'
import type { PlayerId } from '@highjinks/protocol'
import { Check, X } from 'lucide-react'
import { FacesIn } from '../../show/people/seat-moods.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { signed } from '../../ui/party/points.ts'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import type { Parts } from '../table/parts.ts'
import { Bow, seenOf } from './bow.tsx'
import { takenFor } from './gallery-timeline.ts'
import { SceneWords, Theme } from './scenes.tsx'
import { themeOf, withoutTheme } from './theme.ts'
import { ownWords, sceneTold } from './words.ts'
import './gallery.css'

type Shown = NonNullable<View['gallery']>[number]
type People = Pick<ScreenProps<unknown, unknown>, 'me' | 'players'>

/** More scenes need the room of a long phone. */
const FEW = 3
/** This few guessers have room for their names beside their faces. */
const NAMED = 2

interface RunProps extends People {
  readonly table: View
  readonly gallery: readonly Shown[]
  readonly parts: Parts
}

/** A whole run: this seat's result, and then scene by scene or, for a room, as one picture. */
export function Run({ table, gallery, me, players, parts }: RunProps) {
  const { turn, gains, isDouble } = table
  const own = me === null ? null : ownWords(table, me)
  return (
    <>
      <parts.Sum
        title={seenOf(gallery)}
        words={own}
        gain={gains?.[me ?? ''] ?? 0}
        why={isDouble && gains?.[me ?? ''] ? 'Counted double.' : null}
        isTight={gallery.length > FEW}
      >
        {subjectOf(players, turn, me)} <strong className="tabular">{signed(gains?.[turn ?? ''] ?? 0)}</strong>
        {isDouble && ' Counted double.'}
      </parts.Sum>
      <parts.Picture
        picture={<Bow {...{ gallery, table, me, players }} />}
        label="The run"
        told={gallery.map((shown) => sceneTold(shown, table, { me, players }))}
      >
        <Theme board={table.board} />
        <ol aria-label="The run" className="run">
          {gallery.map((shown) => (
            <li key={shown.scene} className="run-scene animate-rise">
              <Scene {...{ shown, table, me, players }} />
            </li>
          ))}
        </ol>
      </parts.Picture>
    </>
  )
}

interface SceneProps extends People {
  readonly table: View
  readonly shown: Shown
}

/** One scene of the run, with its guesses. */
function Scene({ shown, table, me, players }: SceneProps) {
  const textOf = (scene: number) => table.board.find((one) => one.scene === scene)?.text ?? ''
  const [right, mistakes] = takenFor(shown)
  const isNamed = table.audience.length <= NAMED
  const theme = themeOf(table.board)
  const mine = mistakes.find(({ by }) => by.some((id) => id === me))?.seen
  return (
    <>
      <p>
        <span className="run-words">
          <SceneWords text={textOf(shown.scene)} theme={theme} />
        </span>
      </p>
      {mine !== undefined && (
        <p className="run-mine">
          You saw: {theme === null ? endingOf(textOf(mine), textOf(shown.scene)) : withoutTheme(textOf(mine), theme)[1]}
        </p>
      )}
      <div className="run-faces">
        {right.length > 0 && (
          <span className="run-side">
            <Tick />
            <Guessers mood="glad" label="Saw it" ids={right} {...{ isNamed, me, players }} />
          </span>
        )}
        {right.length === 0 && mistakes.length === 0 && <span className="run-none">Nobody guessed</span>}
        {mistakes.length > 0 && (
          <span className="run-side">
            <Cross />
            {mistakes.map(({ seen, by }) => (
              <Guessers
                key={seen}
                mood="ducks"
                label={`Guessed ${textOf(seen)}`}
                ids={by}
                {...{ isNamed, me, players }}
              />
            ))}
          </span>
        )}
      </div>
    </>
  )
}

const MARK = 'run-mark rounded-full border-3 border-ink text-ink'

function Tick() {
  return <Check aria-hidden="true" strokeWidth={4.5} className={cx(MARK, 'bg-lime')} />
}

function Cross() {
  return <X aria-hidden="true" strokeWidth={4.5} className={cx(MARK, 'bg-coral')} />
}

/** Returns the part of a text that differs from another with the same beginning. */
function endingOf(text: string, other: string): string {
  const [words, others] = [text.split(' '), other.split(' ')]
  const at = words.findIndex((word, i) => word !== others[i])
  return at > 1 ? `… ${words.slice(at).join(' ')}` : text
}

interface GuessersProps extends People {
  readonly ids: readonly PlayerId[]
  readonly label: string
  readonly mood: 'glad' | 'ducks'
  readonly isNamed: boolean
}

/** First to last. */
function Guessers({ ids, label, mood, isNamed, me, players }: GuessersProps) {
  return (
    <FacesIn mood={mood} ids={ids}>
      <span role="list" aria-label={label} className="run-guessers">
        {ids.map((id) => {
          const name = id === me ? 'You' : nameOf(players, id)
          return (
            <span role="listitem" key={id} className="flex items-center gap-[0.15em]">
              <span className={cx('flex rounded-full', id === me && 'ring-3 ring-words')}>
                <Avatar seed={id} size="1em" label={isNamed ? undefined : name} />
              </span>
              {isNamed && <span className="run-name">{name}</span>}
            </span>
          )
        })}
      </span>
    </FacesIn>
  )
}
