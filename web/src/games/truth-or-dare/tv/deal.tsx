import type { View } from '@highjinks/games/truth-or-dare'
import { TurningCard } from '../../../show/timeline/turning-card.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { cx } from '../../../ui/look/cx.ts'
import { Badge } from '../../../ui/status/badge.tsx'
import { CallNews } from '../../attempt/call-news.tsx'
import { nameOf } from '../../screen.ts'
import { FitText } from '../../tv/fit-text.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { CHOICE_WORDS, KIND_ACCENT, KIND_WORDS } from '../card.tsx'
import { dealAsk } from '../part.ts'
import '../../../ui/toys/large-card.css'
import './deal.css'

/** Two cards that everybody sees, and who may take one. */
export function Deal({ table, players }: TvProps<View>) {
  const { cards, choice, outcomes, turn } = table
  const reached = useBeats()
  const open = reached('card') + reached('answer')
  // Where it is said who had called it, the cards say what was chosen.
  const isCalled = outcomes.choose !== null
  return (
    <>
      <p role="status" className="text-center text-2xl leading-none font-semibold text-balance">
        <span className={isCalled ? 'sr-only' : undefined}>
          {nameOf(players, turn)} {choice === null ? 'is up' : `went for ${CHOICE_WORDS[choice]}`}.{' '}
        </span>
        <CallNews outcome={outcomes.choose} turn={turn} me={null} players={players} />
      </p>
      <p role="status" className="text-center font-display text-4xl leading-none font-extrabold text-balance">
        {dealAsk(table, players)}
      </p>
      <div className="tv-deal">
        {cards.map(({ id, kind, text }, i) => (
          <TurningCard
            key={id}
            isOpen={i < open}
            className={cx('grid grow', i < reached('back') ? 'animate-drop' : 'invisible')}
          >
            <div data-small className={cx('tv-deal-card large-card', KIND_ACCENT[kind])}>
              <FitText words={text} most={3.2} />
              <Badge tone="accent" className="self-start text-2xl">
                {KIND_WORDS[kind]}
              </Badge>
            </div>
          </TurningCard>
        ))}
      </div>
    </>
  )
}
