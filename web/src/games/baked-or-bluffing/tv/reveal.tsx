import type { View } from '@highjinks/games/baked-or-bluffing'
import { Travel } from '../../../show/timeline/travel.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { TvLine } from '../../tv/card.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { disputeWords, resultWords } from '../result-words.ts'
import { popMs } from '../reveal-timeline.ts'
import { Corrected, Statement } from '../statement.tsx'
import { PopUp } from './pop-up.tsx'
import { Toaster } from './toaster.tsx'

export function Reveal(props: TvProps<View>) {
  const { statement, reveal } = props.table
  return statement && reveal ? <Answer {...props} {...{ statement, reveal }} /> : null
}

interface AnswerProps extends TvProps<View> {
  readonly statement: NonNullable<View['statement']>
  readonly reveal: NonNullable<View['reveal']>
}

/** Who fell for it, what it was, and then who made it up and what is true. */
function Answer({ table, players, statement, reveal }: AnswerProps) {
  const voters = Object.keys(reveal.votes)
  const reached = useBeats()
  const isOut = reached('answer') > 0
  const isCounted = reached('gains') > 0
  const arrived = voters.slice(0, reached('walk'))
  const suspense = reached('suspense') > 0 ? 'And it is …' : 'Who believed it?'
  const told = { reveal, me: null, players }
  return (
    <Travel className="contents">
      <TvLine words={`${statement.before}${statement.filling}${statement.after}`}>
        {isCounted && !reveal.isTrue ? (
          <Corrected statement={statement} truth={reveal.truth} />
        ) : (
          <Statement statement={statement} />
        )}
      </TvLine>
      <PopUp isOn={isOut && !isCounted} ms={popMs(table.round)} said={reveal.isTrue ? 'Legit!' : 'Baked!'} />
      <Toaster {...{ reveal, arrived, suspense, isCounted, players }} />
      {isCounted && (
        <div role="status" className="animate-rise text-center text-balance">
          <p className="text-3xl leading-snug font-semibold">{resultWords(table, told, true)}</p>
          <p className="font-display text-4xl leading-tight font-bold">{disputeWords(told) ?? reveal.why}</p>
        </div>
      )}
    </Travel>
  )
}
