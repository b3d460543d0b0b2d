import type { PlayerId } from '@highjinks/protocol'
import { said } from '../../ui/announcer/announcer.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { nameOf, type ScreenProps } from '../screen.ts'
import { LitBetween } from './in-light.tsx'
import { saidAs } from './said-as.ts'

interface ExplainedProps extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly by: PlayerId
  readonly vote: string
  /** The number of players who voted otherwise. */
  readonly against: number
}

/** “Only Leo says Dodged. Explain.” */
export function Explained({ by, vote, against, me, players }: ExplainedProps) {
  const isMine = by === me
  const { words, ground } = saidAs(vote, players)
  return (
    <>
      <div ref={said} data-explain className="my-auto grid justify-items-center gap-3 py-2 text-center ">
        <p className="text-lg text-muted">{against} against one.</p>
        <Heading level={2} size="title" className="text-balance">
          Only {isMine ? 'you' : nameOf(players, by)} {isMine ? 'say' : 'says'}{' '}
          <span className={cx('inline-block -rotate-2 rounded-control border-4 border-ink px-3 text-ink', ground)}>
            {words}
          </span>
        </Heading>
        <p className="animate-slam font-display text-5xl font-extrabold">Explain.</p>
        {!isMine && <p className="text-lg text-balance text-muted">Look at them. Don’t say a word.</p>}
      </div>
      {!isMine && <LitBetween id={by} />}
    </>
  )
}
