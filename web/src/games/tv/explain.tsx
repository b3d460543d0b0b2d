import type { PlayerId } from '@highjinks/protocol'
import { Spotlight } from '../../show/spotlight/spotlight.tsx'
import { said } from '../../ui/announcer/announcer.ts'
import { cx } from '../../ui/look/cx.ts'
import { saidAs } from '../attempt/said-as.ts'
import { nameOf } from '../screen.ts'
import type { TvProps } from './tv-view.ts'

interface TvExplainedProps extends Pick<TvProps<unknown>, 'players'> {
  readonly by: PlayerId
  readonly vote: string
  /** The number of players who voted otherwise. */
  readonly against: number
}

/** “Only Leo says Dodged. Explain.” */
export function TvExplained({ by, vote, against, players }: TvExplainedProps) {
  const { words, ground } = saidAs(vote, players)
  return (
    <Spotlight ids={[by]} players={players}>
      <div ref={said} data-explain className="my-auto grid justify-items-center gap-6 text-center text-balance">
        <p className="text-3xl font-semibold text-muted">{against} against one.</p>
        <h2 className="font-display text-7xl leading-tight font-extrabold">
          Only {nameOf(players, by)} says{' '}
          <span className={cx('inline-block -rotate-2 rounded-control border-4 border-ink px-3 text-ink', ground)}>
            {words}
          </span>
        </h2>
        <p className="animate-slam font-display text-9xl leading-none font-extrabold">Explain.</p>
        <p className="text-3xl font-semibold text-muted">Look at them. Don’t say a word.</p>
      </div>
    </Spotlight>
  )
}
