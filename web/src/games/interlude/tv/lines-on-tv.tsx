import type { PlayerView } from '@highjinks/protocol'
import { measureBox } from '../../../lib/fit-marks.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Unbroken } from '../../../ui/look/unbroken.tsx'
import { signed } from '../../../ui/party/points.ts'
import { Moment } from '../../attempt/moment.tsx'
import { nameOf } from '../../screen.ts'
import { Hearts } from '../hearts.tsx'
import type { WritingView } from '../interlude-props.ts'
import { READ_ALOUD } from '../timelines.ts'
import './lines-on-tv.css'

type Line = WritingView['lines'][number]

interface LinesOnTvProps {
  readonly players: readonly PlayerView[]
  /** Best first. */
  readonly ranked: readonly Line[]
  readonly crowned: readonly Line[]
  /** The number read so far, from the last line on, and the number of authors named. */
  readonly read: number
  readonly named: number
  /** The points for a vote. */
  readonly worth: number
}

/** The number of read lines side by side. */
const ACROSS = 3

/** On a TV: the third best line fills it, then the second, then the best; their authors come at the end. */
export function LinesOnTv(props: LinesOnTvProps) {
  const { ranked, read, named } = props
  const at = ranked.length - read
  const spot = at < READ_ALOUD ? ranked[at] : undefined
  const told = ranked.slice(spot ? at + 1 : at)
  const isNamed = (line: Line) => ranked.indexOf(line) >= ranked.length - named
  return (
    <>
      {spot ? (
        <Spot key={spot.id} {...props} line={spot} isNamed={isNamed(spot)} />
      ) : (
        <div className="line-spot" data-empty />
      )}
      <ol aria-label="Lines" className="line-slips" style={{ '--across': Math.min(ACROSS, ranked.length - 1) }}>
        {told.map((line) => (
          <Slip key={line.id} {...props} line={line} isNamed={isNamed(line)} />
        ))}
      </ol>
    </>
  )
}

interface LineProps extends LinesOnTvProps {
  readonly line: Line
  readonly isNamed: boolean
}

/** The line that everyone reads, as large as possible; anonymous until the end. */
function Spot({ line, isNamed, ranked, crowned, players, worth }: LineProps) {
  const { text, votes, by } = line
  const gain = votes * worth
  const isBest = crowned.includes(line)
  return (
    <div className="line-spot animate-pop" data-best={(isNamed && isBest) || undefined}>
      <p className="line-rank">
        {rankWords(line, { ranked, crowned })}
        {votes > 0 && <Hearts count={votes} isCounted />}
      </p>
      <Moment words={`“${text}”`} tall={92} place={3.4}>
        <p className="moment-words line-words">“{text}”</p>
      </Moment>
      <div ref={measureBox} className="line-author">
        {isNamed && by !== null ? (
          <>
            <Avatar
              seed={by}
              size="min(var(--room-tall, 17.4rem) - 6.4rem, 11rem)"
              isCrowned={isBest}
              className="animate-slam"
            />
            <p className="line-name">
              <Unbroken>{nameOf(players, by)}</Unbroken>
            </p>
            {gain > 0 && <p className="line-gain animate-pop">{signed(gain)}</p>}
          </>
        ) : (
          <p className="line-stranger animate-breathe">?</p>
        )}
      </div>
    </div>
  )
}

function Slip({ line, isNamed, crowned, players }: LineProps) {
  const { text, votes, by } = line
  return (
    <li className="line-slip animate-rise">
      <p className="min-w-0 flex-1 text-balance">“{text}”</p>
      {votes > 0 && <Hearts count={votes} isCounted isTight />}
      {by !== null && (
        <span className={isNamed ? 'animate-slam' : 'invisible'}>
          <Avatar seed={by} size="1.5em" label={nameOf(players, by)} isCrowned={crowned.includes(line)} />
        </span>
      )}
    </li>
  )
}

const RANKS = ['The best line', 'Second', 'Third'] as const

/** Returns a line's rank; nothing for a line without votes. */
function rankWords(line: Line, { ranked, crowned }: Pick<LinesOnTvProps, 'ranked' | 'crowned'>): string {
  if (crowned.includes(line)) return crowned.length > 1 ? 'One of the best' : RANKS[0]
  if (line.votes === 0) return 'A quiet one'
  if (crowned.length === 0) return 'As good as any'
  return RANKS[ranked.filter(({ votes }) => votes > line.votes).length] ?? ''
}
