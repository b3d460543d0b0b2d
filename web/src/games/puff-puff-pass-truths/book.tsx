import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { PeopleToPick } from '../attempt/people-to-pick.tsx'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'
import { useSeen } from '../table/seen.ts'
import { ADVICE } from './house-lies.ts'
import { pagesOf, victims } from './words.ts'

export const WHO_FOOLS = 'Who will fool the most people?'

/** Players who are done writing bet on the best liar, and can change it until the last line is in. */
export function BestLiar({
  hand: { callable, call },
  act,
}: Pick<ScreenProps<View, Hand>, 'act'> & { readonly hand: Hand }) {
  const { me, players, isBusy } = useSeen()
  return (
    <section className="grid gap-3">
      <div className="text-center">
        <Heading level={3}>{WHO_FOOLS}</Heading>
        <p ref={said} className="text-muted">
          {call === null
            ? '+50 at the end of the round if you’re right. No one sees it before then.'
            : `${nameOf(players, call)} it is. You can switch until the last line is in.`}
        </p>
      </div>
      <PeopleToPick
        label={WHO_FOOLS}
        ids={callable}
        chosen={call}
        onPick={(id) => act({ type: 'call', whom: id })}
        {...{ me, players, isBusy }}
      />
    </section>
  )
}

/** The last round's tricks; before there are any, advice. */
export function Book({ table }: { readonly table: View }) {
  const { me, players, isSeated } = useSeen()
  const pages = pagesOf(table, players)
  if (pages.length === 0) {
    // Spectators have the way in above it.
    const advice = isSeated ? ADVICE : ADVICE.slice(0, 1)
    return (
      <section className="grid gap-2">
        <Heading level={3} className="text-center">
          From the jester’s school of lying
        </Heading>
        <ul className="grid gap-2">
          {advice.map((line) => (
            <li key={line} className="rounded-card bg-leaf-900 px-4 py-3 leading-snug">
              {line}
            </li>
          ))}
        </ul>
      </section>
    )
  }
  return (
    <section className="grid gap-2">
      <Heading level={3} className="text-center">
        What you fell for last time
      </Heading>
      <ul aria-label="Last round’s lies" className="grid gap-2">
        {pages.map((page) => (
          <li key={page.by} className="flex items-center gap-3 rounded-card bg-leaf-900 px-3 py-2">
            <Avatar seed={page.by} size="2.75rem" className="shrink-0" />
            <p className="min-w-0 leading-snug">
              <strong className="block font-display text-lg">“{page.statements[page.lie]}”</strong>
              <span className="text-muted">
                {subjectOf(players, page.by, me)} {victims(page, { me, players })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
