import { CHALLENGE_DAYS, type Challenge } from '@highjinks/protocol'
import { instantAfter, utcDayOf } from '../../lib/dates.ts'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { Progress } from '../../ui/status/progress.tsx'

type Ends = Pick<Challenge, 'endDate'>

function usePartsLeft({ endDate }: Ends) {
  return partsOf(useSecondsLeft(Date.parse(endDate), Date.now))
}

export function DaysLeft({ endDate }: Ends) {
  const { days } = usePartsLeft({ endDate })
  return (
    <Badge tone={days === 0 ? 'coral' : 'amber'} className="text-base">
      {days === 0 ? 'Ending today' : `${days} ${days === 1 ? 'day' : 'days'} left`}
    </Badge>
  )
}

/** Days, hours and minutes, like an old station's board. */
export function Countdown({ endDate }: Ends) {
  const { days, hours, minutes } = usePartsLeft({ endDate })
  const boards = [
    ['Days', days],
    ['Hours', hours],
    ['Minutes', minutes],
  ] as const
  return (
    <div role="timer" aria-label={`${days} days, ${hours} hours and ${minutes} minutes left`}>
      <ul aria-hidden="true" className="grid grid-cols-3 gap-2 sm:gap-3">
        {boards.map(([unit, value]) => (
          <li
            key={unit}
            className="rounded-card border-4 border-ink bg-cream px-2 pt-2 pb-3 text-center text-ink before:float-left before:-mx-2 before:mt-[1.45rem] before:h-0.5 before:w-[calc(100%+1rem)] before:bg-ink/15"
          >
            <span className="block font-display text-5xl leading-none font-extrabold tabular sm:text-6xl">
              {String(value).padStart(2, '0')}
            </span>
            <span className="font-semibold text-ink-soft">{unit}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shows the week from Monday to Sunday, and how much of it is over. */
export function Timeline({ startDate, endDate }: Pick<Challenge, 'startDate' | 'endDate'>) {
  const { days } = usePartsLeft({ endDate })
  return (
    <div>
      <Progress
        label="How much of the week has passed"
        value={CHALLENGE_DAYS - Math.min(days, CHALLENGE_DAYS)}
        max={CHALLENGE_DAYS}
      />
      <dl className="mt-2 flex justify-between gap-4">
        <div>
          <dt className="text-sm text-muted">Starts</dt>
          <dd className="font-semibold whitespace-nowrap">{utcDayOf(startDate)}</dd>
        </div>
        <div className="text-right">
          <dt className="text-sm text-muted">Ends</dt>
          <dd className="font-semibold">{instantAfter(endDate)} your time</dd>
          <dd className="text-sm text-muted">{utcDayOf(endDate)}, midnight UTC</dd>
        </div>
      </dl>
    </div>
  )
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns whole days, and the remaining hours and minutes. */
function partsOf(seconds: number): { readonly days: number; readonly hours: number; readonly minutes: number } {
  return {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
    minutes: Math.floor((seconds % HOUR) / MINUTE),
  }
}
