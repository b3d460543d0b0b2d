import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { type AttemptView, points, signed } from '../attempt/attempt.ts'
import { Spotlight } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

type Props = ScreenProps<View, Hand>

/** Swap or Gift: with whom. The numbers are on the buttons, so nobody has to reckon. */
export function Aim(props: Props & { readonly attempt: AttemptView }) {
  const { table, me, players, act, isBusy, attempt } = props
  const isSwap = table.wheel?.segment === 'swap'
  if (me === null || !attempt.performers.includes(me)) return <Aiming {...props} isSwap={isSwap} />
  return (
    <>
      <Heading level={2} size="title" className="text-center">
        {isSwap ? 'Swap points with a neighbour?' : 'Who gets a gift?'}
      </Heading>
      <ul className="grid grid-cols-1 gap-3 short:gap-2 sm:grid-cols-2 flat:grid-cols-1 flat:gap-2">
        {table.choices.map(({ id, you, them }) => (
          <li key={id}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => act({ type: 'name', player: id })}
              className="lip flex min-h-20 w-full items-center gap-3 rounded-card border-2 border-leaf-500 bg-leaf-800 px-4 py-3 short:min-h-16 short:px-3 short:py-1.5 flat:min-h-16 flat:py-1.5 text-left disabled:text-muted"
            >
              <Avatar seed={id} size="3rem" />
              <span className="min-w-0 grow">
                <span className="block truncate font-display text-xl font-bold">{nameOf(players, id)}</span>
                <span className="text-muted">they get {signed(them)}</span>
              </span>
              <Badge tone={you >= 0 ? 'lime' : 'coral'} className="shrink-0 text-lg short:text-base">
                {signed(you)} for you
              </Badge>
            </button>
          </li>
        ))}
      </ul>
      <ActionBar
        note={isSwap ? 'Only what lies between you changes places, 300 at most.' : 'The stash pays for both of you.'}
      >
        <Button size="lg" kind="secondary" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
          {isSwap ? 'Keep what I have' : 'No gift today'}
        </Button>
      </ActionBar>
    </>
  )
}

function Aiming({ table, players, isSwap }: Props & { readonly isSwap: boolean }) {
  const name = nameOf(players, table.turn)
  return (
    <Spotlight id={table.turn} title={isSwap ? `${name} may swap points` : `${name} has a gift to give`}>
      {isSwap
        ? 'With a neighbour, up to 300. Look poor.'
        : `${points(table.choices[0]?.them ?? 0)} for somebody. Now would be the time to be nice.`}
    </Spotlight>
  )
}
