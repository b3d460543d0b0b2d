import type { PlayerId, TableFrame } from '@highjinks/protocol'
import { GladFace } from '../../show/people/seat-moods.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { cx } from '../../ui/look/cx.ts'
import { ofYou } from './of-you.ts'
import type { Result } from './results.ts'

type Award = TableFrame['awards'][number]

interface AwardsProps {
  readonly awards: readonly Award[]
  readonly places: readonly Result[]
  readonly me: PlayerId | null
}

/** Everyone's awards, the player's own first. */
export function Awards({ awards, places, me }: AwardsProps) {
  const mine = awards.filter(({ id }) => id === me)
  const others = awards.filter(({ id }) => id !== me)
  return (
    <ul aria-label="Awards" className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {[...mine, ...others].map((award) => (
        <li key={award.title} className="grid">
          <AwardCard {...{ award, places, me }} />
        </li>
      ))}
    </ul>
  )
}

interface AwardCardProps extends Pick<AwardsProps, 'places' | 'me'> {
  readonly award: Award
  /** Shown one by one on a TV, beside their owner. */
  readonly isLarge?: boolean
}

export function AwardCard({ award, places, me, isLarge = false }: AwardCardProps) {
  const name = places.find(({ id }) => id === award.id)?.name ?? 'Someone who left'
  return (
    <Card
      kind="tint"
      className={cx('flex items-center gap-3 px-4 py-3', isLarge && 'tv:grow tv:rotate-1 tv:p-10 tv:text-center')}
    >
      <GladFace id={award.id}>
        <Avatar seed={award.id} size="3rem" className={isLarge ? 'lg:tv:hidden' : undefined} />
      </GladFace>
      <div className="min-w-0 grow leading-snug">
        <p className={cx(isLarge && 'text-balance tv:text-4xl')}>
          <strong
            className={cx('block font-display text-lg text-mark', isLarge && 'tv:mb-3 tv:text-7xl tv:leading-none')}
          >
            {award.title}
          </strong>
          {award.id === me ? `You ${ofYou(award.detail)}` : `${name} ${award.detail}`}
        </p>
        {award.quote !== undefined && (
          <blockquote
            className={cx('mt-1 -rotate-1 font-handwritten text-lg wrap-break-word', isLarge && 'tv:mt-5 tv:text-4xl')}
          >
            “{award.quote}”
          </blockquote>
        )}
      </div>
    </Card>
  )
}
