import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { SEGMENT_LOOKS, tokensTold } from './segments.ts'
import { StashWheel } from './stash-wheel.tsx'

type Props = ScreenProps<View, Hand>

/** The pull, and the wheel slowing down on every screen at once. */
export function Spin(props: Props) {
  const { table, hand, me, players, act, isBusy } = props
  const isMine = me !== null && table.turn === me
  const isTurning = table.phase === 'turning'
  const spinner = nameOf(players, table.turn)
  return (
    <>
      <div className="grid grow content-center items-center gap-4 short:gap-2 lg:grid-cols-2 flat:grid-cols-2">
        <StashWheel table={table} />
        <div className="grid gap-4 text-center short:gap-2">
          <Heading level={2} size="title" role="status">
            {isTurning ? 'Round it goes' : isMine ? 'Your spin' : `${spinner}, pull it!`}
          </Heading>
          {hand && (
            <p className="text-lg text-muted lg:text-2xl">
              Your tokens: <strong className="text-cream">{tokensTold(hand.tokens)}</strong>
            </p>
          )}
          {table.tokens && <Stakes {...props} tokens={table.tokens} />}
        </div>
      </div>
      {isMine && !isTurning && (
        <ActionBar>
          <Button
            size="lg"
            className="min-h-20 text-2xl short:min-h-16"
            disabled={isBusy}
            onClick={() => act({ type: 'pull' })}
          >
            Pull the wheel
          </Button>
        </ActionBar>
      )}
    </>
  )
}

/** Who hopes for what; there is room for it on wide screens only. */
function Stakes({ table, players, tokens }: Props & { readonly tokens: NonNullable<View['tokens']> }) {
  const rows = table.segments.map((segment) => ({
    segment,
    ids: Object.keys(tokens).filter((id) => tokens[id]?.includes(segment)),
  }))
  return (
    <ul aria-label="Tokens" className="hidden gap-2 text-left lg:grid">
      {rows
        .filter(({ ids }) => ids.length > 0)
        .map(({ segment, ids }) => (
          <li key={segment} className="flex min-h-12 items-center gap-3 rounded-control bg-leaf-900 px-4 py-1.5">
            <span className="grow font-display text-xl font-bold stage:text-3xl">{SEGMENT_LOOKS[segment].label}</span>
            {ids.map((id) => (
              <Avatar key={id} seed={id} size="2.75rem" label={nameOf(players, id)} />
            ))}
          </li>
        ))}
    </ul>
  )
}
