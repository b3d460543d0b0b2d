import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Held } from '../../stage/beats/held.tsx'
import { useStory } from '../../stage/beats/use-story.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { winnersOf } from '../attempt/attempt.ts'
import { LapScores } from '../attempt/lap-scores.tsx'
import type { ScreenProps } from '../screen.ts'
import { lapStory, prizesOf } from './lap-story.ts'

type Props = ScreenProps<View, Hand>

export function Lap(props: Props) {
  const { prizes } = props.table
  return prizes ? <Prizes {...props} prizes={prizes} /> : null
}

/** The end of a lap: its best liar, who saw that coming, its best story, and how everybody stands. */
function Prizes(props: Props & { readonly prizes: NonNullable<View['prizes']> }) {
  const { table, hand, me, players, act, isBusy, prizes } = props
  const reached = useStory(lapStory(prizes))
  const shown = reached('prize') + reached('stamp')
  // A name is not broken where there is room for it whole.
  const named = players.map((one) => ({ ...one, name: one.name.replaceAll(' ', '\u00a0') }))
  const names = (ids: readonly string[]) => winnersOf(ids, { me, players: named })
  // Whoever left has no name any more.
  const standings = table.standings.filter(({ id }) => players.some((player) => player.id === id))
  return (
    <>
      <div role="status" className="grid gap-3 text-center short:gap-1.5 stage:mt-auto">
        <Heading level={2} size="title" className="short:text-2xl">
          {table.lap < table.laps ? 'That was a lap' : 'That was the last lap'}
        </Heading>
        {/* They come down from far too large, which must not make the page wider. */}
        <dl className="grid gap-2 short:gap-1.5 not-stage:-mx-4 not-stage:overflow-x-clip not-stage:px-4 stage:flex stage:justify-center">
          {prizesOf(prizes).map(({ ids, title, worth }, i) => (
            <div
              key={title}
              className={cx(
                'rounded-card bg-leaf-900 px-4 py-2.5 short:py-1',
                i < shown ? 'animate-slam' : 'invisible',
              )}
            >
              <dt className="text-muted short:text-sm short:leading-tight stage:text-2xl">{title}</dt>
              <dd className="font-display text-xl leading-tight font-bold text-balance wrap-break-word first-letter:uppercase stage:text-4xl">
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
      <Held isOut={reached('gains') > 0}>
        <LapScores
          rows={standings}
          gainOf={(id) => prizes.gains[id] ?? 0}
          {...{ me, players }}
          className="animate-rise stage:mb-auto"
        />
      </Held>
    </>
  )
}
