import type { Hand, View } from '@highjinks/games/either-or'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

const SIDES = ['one', 'other'] as const

export function Screen(props: ScreenProps<View, Hand>) {
  return props.table.reveal ? <Reveal {...props} reveal={props.table.reveal} /> : <Pick {...props} />
}

function Pick({ table, hand, me, act, isBusy }: ScreenProps<View, Hand>) {
  const mine = hand?.pick ?? null
  return (
    <>
      <Heading level={2}>{mine === null ? 'Which one?' : 'You have picked.'}</Heading>
      <div className="grid gap-3" data-actions>
        {SIDES.map((side, i) => (
          <Button
            key={side}
            size="lg"
            kind={mine === side ? 'primary' : 'secondary'}
            disabled={isBusy || me === null || mine !== null}
            onClick={() => act({ type: 'pick', side })}
          >
            {table.choices[i]}
          </Button>
        ))}
      </div>
    </>
  )
}

interface RevealProps extends ScreenProps<View, Hand> {
  readonly reveal: NonNullable<View['reveal']>
}

function Reveal({ table, players, reveal }: RevealProps) {
  return (
    <div className="grid gap-4">
      {SIDES.map((side, i) => {
        const ids = table.seats.filter((id) => reveal.picks[id] === side)
        return (
          <section key={side} className="rounded-card bg-leaf-900 p-4 text-center">
            <Heading level={2}>{table.choices[i]}</Heading>
            <p>{ids.map((id) => nameOf(players, id)).join(', ') || 'Nobody'}</p>
          </section>
        )
      })}
    </div>
  )
}
