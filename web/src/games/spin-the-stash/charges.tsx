import type { View } from '@highjinks/games/spin-the-stash'
import { Siren } from 'lucide-react'
import { FootedButton } from '../../ui/button/footed-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'

export type HouseProps = Pick<ScreenProps<View, unknown>, 'table' | 'me' | 'players' | 'act' | 'isBusy'>

type Charge = View['charges'][number]

/** Who was caught at what: the culprit answers, the others see what came of it. */
export function Charges(props: HouseProps) {
  const { table, me } = props
  return (
    <div role="status" className="contents">
      {table.charges.map((charge) =>
        charge.culprit === me && charge.isOpen && charge.answer === null ? (
          <Answer key={charge.id} {...props} charge={charge} />
        ) : (
          <p
            key={charge.id}
            className="flex min-w-0 basis-full items-center gap-2 rounded-control bg-leaf-900 px-3 py-1.5 text-sm leading-snug font-semibold lg:px-5 lg:text-xl"
          >
            <Siren aria-hidden="true" className="size-5 shrink-0 text-bad lg:size-7" />
            <span className="min-w-0">{chargeStory(charge, props)}</span>
          </p>
        ),
      )}
    </div>
  )
}

/** It interrupts whatever they were doing, as being caught does. */
function Answer({ charge, players, act, isBusy }: HouseProps & { readonly charge: Charge }) {
  return (
    <Card kind="tint" className="grid animate-pop gap-2 py-3">
      <p className="font-display text-lg leading-tight font-bold text-balance">
        {nameOf(players, charge.by)} caught you!
        <span className="block text-base font-semibold">{charge.rule}</span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <FootedButton
          kind="secondary"
          foot="costs nothing"
          disabled={isBusy}
          onClick={() => act({ type: 'admit', charge: charge.id })}
        >
          Fair enough
        </FootedButton>
        <FootedButton
          kind="secondary"
          foot="get caught lying: -100"
          disabled={isBusy}
          onClick={() => act({ type: 'deny', charge: charge.id })}
        >
          I never!
        </FootedButton>
      </div>
    </Card>
  )
}

export function chargeStory(charge: Charge, { me, players }: Pick<HouseProps, 'me' | 'players'>): string {
  const by = subjectOf(players, charge.by, me)
  const culprit = subjectOf(players, charge.culprit, me)
  const isMine = charge.culprit === me
  const catcher = charge.by === me ? 'you' : nameOf(players, charge.by)
  if (charge.answer === 'admitted') return `${culprit} ${isMine ? 'own' : 'owns'} up. 100 for ${catcher}.`
  switch (charge.finding) {
    case 'guilty':
      return `${culprit}: guilty. That’s 100 for ${catcher}.`
    case 'innocent':
      return `${culprit}: innocent! 100 for their trouble.`
    case 'dropped':
      return `${culprit} ${isMine ? 'deny' : 'denies'} it, and nobody can prove a thing.`
    case null:
      break
  }
  const caught = `${by} caught ${isMine ? 'you' : nameOf(players, charge.culprit)}!`
  if (charge.answer === null) return `${caught} Is it true?`
  return `${caught} ${isMine ? 'You deny it' : 'Denied'}: the room decides next.`
}
