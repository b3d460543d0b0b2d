import type { Hand, View } from '@highjinks/games/roll-and-react'
import type { PlayerId } from '@highjinks/protocol'
import { Check, X } from 'lucide-react'
import { FacesIn } from '../../stage/sofa/seat-moods.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { takenFor } from './gallery-story.ts'
import { SceneWords } from './scene-words.tsx'
import { themeOf } from './theme.ts'
import './run-on-wall.css'

interface RunOnWallProps extends Pick<ScreenProps<View, Hand>, 'table' | 'players'> {
  readonly gallery: NonNullable<View['gallery']>
}

type Shown = RunOnWallProps['gallery'][number]

/** Of a long run only the mistake that most made is quoted on each bill; of the others there are faces. */
const QUOTED = { most: 2, inLongRun: 1 } as const
const LONG_RUN = 3

/** All of a run as bills of a theater, for three metres: what it was, what they took it for, and who saw it. */
export function RunOnWall({ gallery, table, players }: RunOnWallProps) {
  return (
    <ol aria-label="The run" className="wall-run" data-scenes={gallery.length}>
      {gallery.map((shown) => (
        <Bill key={shown.scene} isQuotedOnce={gallery.length > LONG_RUN} {...{ shown, table, players }} />
      ))}
    </ol>
  )
}

interface BillProps extends Pick<RunOnWallProps, 'table' | 'players'> {
  readonly shown: Shown
  readonly isQuotedOnce: boolean
}

/** One scene: thoughts rise from the heads of those who took it for something else. */
function Bill({ shown, isQuotedOnce, table, players }: BillProps) {
  const theme = themeOf(table.board)
  const textOf = (scene: number) => table.board.find((one) => one.scene === scene)?.text ?? ''
  const [right, mistakes] = takenFor(shown)
  const most = isQuotedOnce ? QUOTED.inLongRun : QUOTED.most
  const [quoted, others] = [mistakes.slice(0, most), mistakes.slice(most)]
  const last = quoted.at(-1)
  const wrongFaces = (seen: number, by: readonly PlayerId[]) => (
    <Faces key={seen} mood="ducks" label={`Took it for ${textOf(seen)}`} ids={by} players={players} />
  )
  return (
    <li className="wall-run-bill animate-rise" data-seen={seenBy(right.length, mistakes.length)}>
      <p className="wall-run-scene">
        <SceneWords text={textOf(shown.scene)} theme={theme} />
      </p>
      {quoted.map(({ seen, by }) => (
        <div key={seen} className="contents">
          <p aria-hidden="true" className="wall-run-thought">
            <SceneWords text={textOf(seen)} theme={theme} />
          </p>
          {seen !== last?.seen && <div className="wall-run-side self-end">{wrongFaces(seen, by)}</div>}
        </div>
      ))}
      {quoted.length === 0 && (
        <p className="wall-run-stamp animate-slam">{right.length > 0 ? 'Nailed it!' : 'Nobody guessed'}</p>
      )}
      <div className="wall-run-foot">
        <div className="wall-run-side">
          {right.length > 0 && (
            <>
              <Check aria-hidden="true" strokeWidth={4.5} className="wall-run-mark bg-lime" />
              <Faces mood="glad" label="Saw it" ids={right} players={players} />
            </>
          )}
          {others.length > 0 && (
            <>
              <X aria-hidden="true" strokeWidth={4.5} className="wall-run-mark bg-coral" />
              {others.map(({ seen, by }) => wrongFaces(seen, by))}
            </>
          )}
        </div>
        {last && wrongFaces(last.seen, last.by)}
      </div>
    </li>
  )
}

function seenBy(right: number, mistakes: number): 'all' | 'some' | 'none' {
  if (right === 0) return 'none'
  return mistakes === 0 ? 'all' : 'some'
}

interface FacesProps extends Pick<RunOnWallProps, 'players'> {
  readonly label: string
  readonly ids: readonly PlayerId[]
  readonly mood: 'glad' | 'ducks'
}

function Faces({ label, ids, mood, players }: FacesProps) {
  return (
    <FacesIn mood={mood} ids={ids}>
      <span role="list" aria-label={label} className="wall-run-faces" style={{ '--heads': ids.length }}>
        {ids.map((id) => (
          <span role="listitem" key={id}>
            <Avatar seed={id} size="1em" label={nameOf(players, id)} />
          </span>
        ))}
      </span>
    </FacesIn>
  )
}
