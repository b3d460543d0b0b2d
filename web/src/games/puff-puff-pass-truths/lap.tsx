import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { namesOf } from '../attempt/attempt.ts'
import { LapScores } from '../attempt/lap-scores.tsx'
import type { ScreenProps } from '../screen.ts'

/** The end of a lap: its best story, its best liar, who saw that coming, and how everybody stands. */
export function Lap({ table, hand, me, players, act, isBusy }: ScreenProps<View, Hand>) {
  const { prizes } = table
  if (!prizes) return null
  const { loudest, liars, prophets, gains } = prizes
  const names = (ids: readonly string[]) => namesOf(ids, { me, players })
  // Whoever left has no name any more.
  const standings = table.standings.filter(({ id }) => players.some((player) => player.id === id))
  const lines = [
    [loudest, 'Best story', '+300'],
    [liars, 'Fooled the most of you', ''],
    [prophets, 'Saw that coming', '+50'],
  ] as const
  return (
    <>
      <div role="status" className="grid gap-3 text-center stage:mt-auto">
        <Heading level={2} size="title">
          {table.lap < table.laps ? `Lap ${table.lap} of ${table.laps} is over` : 'That was the last lap'}
        </Heading>
        <dl className="grid gap-2 stage:flex stage:justify-center">
          {lines
            .filter(([ids]) => ids.length > 0)
            .map(([ids, title, worth]) => (
              <div key={title} className="rounded-card bg-leaf-900 px-4 py-2.5">
                <dt className="text-muted stage:text-2xl">{title}</dt>
                <dd className="font-display text-xl leading-tight font-bold text-balance stage:text-4xl">
                  {names(ids)} {worth && <span className="text-good tabular">{worth}</span>}
                </dd>
              </div>
            ))}
        </dl>
      </div>
      {hand?.story && (
        <Checkbox
          label={`“${hand.story.text}” may be quoted in tonight’s recap.`}
          checked={hand.story.mayQuote}
          disabled={isBusy}
          onChange={(isAllowed) => act({ type: 'quote', line: hand.story?.id, isAllowed })}
          className="rounded-card bg-leaf-900 px-4"
        />
      )}
      <LapScores rows={standings} gainOf={(id) => gains[id] ?? 0} {...{ me, players }} className="stage:mb-auto" />
    </>
  )
}
