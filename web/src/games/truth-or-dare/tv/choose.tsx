import type { View } from '@highjinks/games/truth-or-dare'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Later } from '../../../ui/layout/later.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { ThingInTurn } from '../../attempt/thing.tsx'
import { TONES } from '../../attempt/verdict-button.tsx'
import { nameOf } from '../../screen.ts'
import { FitText } from '../../tv/fit-text.tsx'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { Bottle } from '../bottle.tsx'
import { CHOICE_WORDS } from '../card.tsx'
import { CHOICE_THINGS } from '../choice-things.tsx'
import { CHOICES } from '../choices.ts'
import { BottleTable } from './bottle-table.tsx'
import './choose.css'

/** At whom the bottle has stopped, and what there is to choose. */
export function Choose({ table, players }: TvProps<View>) {
  const { seats, turn, isDouble, called } = table
  const reached = useBeats()
  const name = nameOf(players, turn)
  // The bottle and those around it are drawn first: they cover what stands here.
  const before = seats.length
  return (
    <>
      {turn !== null && (
        <BottleTable
          {...{ seats, turn, name }}
          isOn={reached('spin') > 0 && reached('open') === 0}
          isStopped={reached('stop') > 0}
        />
      )}
      <div className="flex items-center justify-center gap-6">
        <svg
          viewBox="-116 -116 232 232"
          className="-my-8 size-52 shrink-0"
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="6"
          strokeLinejoin="round"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <Later turn={before + 1}>
            <Bottle mood="glad" />
          </Later>
        </svg>
        {turn !== null && (
          <span className="block size-36 shrink-0">
            <Later turn={before}>
              <Avatar key={turn} seed={turn} size="100%" className="animate-pop" />
            </Later>
          </span>
        )}
        <TvTitle name={name} foot={isDouble ? 'Last round: it all counts double.' : 'Chant: Dare! Dare! Dare!'}>
          Truth or dare, {name}?
        </TvTitle>
      </div>
      <ul aria-label="What there is to choose" className="tv-choices">
        {CHOICES.map(({ choice, hint, tone }, i) => (
          <li key={choice} className={cx('tv-choice animate-pop', TONES[tone])}>
            {/* Whatever stands below it has as much height on each: they stand in line. */}
            <ThingInTurn drawing={CHOICE_THINGS[choice]} turn={before + i + 2} className="tv-choice-thing" />
            <FitText words={CHOICE_WORDS[choice]} most={3.75} className="tv-choice-word" />
            <p>{hint}</p>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {called.length === 0
          ? 'No guesses in yet.'
          : called.length === 1
            ? 'One guess is in.'
            : `${called.length} guesses are in.`}
      </p>
    </>
  )
}
