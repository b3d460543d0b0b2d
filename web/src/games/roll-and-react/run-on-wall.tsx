import type { Hand, View } from '@highjinks/games/roll-and-react'
import type { PlayerId } from '@highjinks/protocol'
import { Check, X } from 'lucide-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { WholeWords } from '../attempt/moment.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { takenFor } from './gallery-story.ts'
import { SceneWords, themeOf } from './scene-words.tsx'
import './run-on-wall.css'

interface RunOnWallProps extends Pick<ScreenProps<View, Hand>, 'table' | 'players'> {
  readonly gallery: NonNullable<View['gallery']>
}

/** Of a long run only the mistake that most made is quoted in each row; of the others there are faces. */
const QUOTED = { most: 2, inLongRun: 1 } as const
const LONG_RUN = 3

/** All of a run in rows for three metres: what it was, who saw it, and what the others took it for, in words. */
export function RunOnWall({ gallery, table, players }: RunOnWallProps) {
  const theme = themeOf(table.board)
  const textOf = (scene: number) => table.board.find((one) => one.scene === scene)?.text ?? ''
  const quotes = gallery.length > LONG_RUN ? QUOTED.inLongRun : QUOTED.most
  return (
    <ol aria-label="The run" className="wall-run" style={{ '--scenes': gallery.length }}>
      {gallery.map(({ scene, guesses }) => {
        const [right, mistakes] = takenFor({ scene, guesses })
        const unquoted = mistakes.slice(quotes)
        return (
          <li key={scene} className="wall-run-row animate-rise">
            <p className="wall-run-scene">
              <WholeWords words={textOf(scene)} className="wall-run-words">
                <SceneWords text={textOf(scene)} theme={theme} />
              </WholeWords>
            </p>
            <div className="wall-run-side">
              {right.length > 0 && (
                <>
                  <Check aria-hidden="true" strokeWidth={4.5} className="wall-run-mark bg-lime" />
                  <Faces label="Saw it" ids={right} players={players} />
                </>
              )}
            </div>
            <div className="wall-run-seen">
              {guesses.length === 0 && <p>Nobody guessed</p>}
              {guesses.length > 0 && mistakes.length === 0 && <p>Nailed it!</p>}
              {mistakes.slice(0, quotes).map(({ seen, by }) => (
                <div key={seen} className="wall-run-mistake">
                  <Faces label={`Took it for ${textOf(seen)}`} ids={by} players={players} />
                  <p aria-hidden="true" className="wall-run-thought">
                    <SceneWords text={textOf(seen)} theme={theme} />
                  </p>
                </div>
              ))}
              {unquoted.length > 0 && (
                <div className="wall-run-side">
                  <X aria-hidden="true" strokeWidth={4.5} className="wall-run-mark bg-coral" />
                  {unquoted.map(({ seen, by }) => (
                    <Faces key={seen} label={`Took it for ${textOf(seen)}`} ids={by} players={players} />
                  ))}
                </div>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

interface FacesProps extends Pick<RunOnWallProps, 'players'> {
  readonly label: string
  readonly ids: readonly PlayerId[]
}

function Faces({ label, ids, players }: FacesProps) {
  return (
    <span role="list" aria-label={label} className="wall-run-faces" style={{ '--heads': ids.length }}>
      {ids.map((id) => (
        <span role="listitem" key={id}>
          <Avatar seed={id} size="1em" label={nameOf(players, id)} />
        </span>
      ))}
    </span>
  )
}
