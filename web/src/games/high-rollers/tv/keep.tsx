import type { View } from '@highjinks/games/high-rollers'
import { TurningCard } from '../../../show/timeline/turning-card.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { points } from '../../../ui/party/points.ts'
import { nameOf } from '../../screen.ts'
import { TvGiven } from '../../tv/given.tsx'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { Risk } from '../risk.tsx'
import { ThrownDice, useThrow } from '../roll-dice.tsx'
import { ASKS, bustWords, payWords, WAYS } from '../words.ts'
import { Fall } from './fall.tsx'
import { RollCard } from './roll-card.tsx'
import { TvStakes } from './stakes.tsx'
import './ways.css'

/** The dice fall; then it is kept or pushed, and the others call where that ends. */
export function Keep({ table, players }: TvProps<View>) {
  const thrown = useThrow(table)
  const isOpen = useBeats()('card') > 0
  const { faces, card, turn, pushes, called, mayCall } = table
  const rolled =
    faces &&
    (pushes === 0 ? (
      faces.action
    ) : (
      <>
        {faces.action}, <Risk level={faces.intensity} />
      </>
    ))
  if (thrown !== 'read' || !faces) return <Fall table={table}>{thrown === 'landed' ? rolled : 'There they go'}</Fall>
  return (
    <>
      <div className="flex items-center justify-center gap-8">
        <ThrownDice table={table} size="6.5rem" className="dice-settle" />
        {pushes > 0 && <TvStakes table={table} />}
      </div>
      <TvTitle>{nameOf(players, turn)} is deciding: keep or push?</TvTitle>
      {card === null ? (
        <p className="my-auto text-center font-display text-4xl leading-tight font-bold text-balance">
          {rolled}: {payWords(table)}
        </p>
      ) : (
        <TurningCard isOpen={isOpen} className="grid grow">
          <RollCard kicker={rolled} words={card} />
        </TurningCard>
      )}
      <Ways table={table} />
      {pushes > 0 ? (
        <Shouts table={table} players={players} />
      ) : (
        mayCall.length > 0 && (
          <TvGiven
            ids={called}
            of={mayCall.length}
            have="guessed"
            before={<>On your phones: how will it end for {nameOf(players, turn)}?</>}
          />
        )
      )}
    </>
  )
}

/** What comes of either: it is the roller's to do, so nothing here looks as if it could be pressed. */
function Ways({ table }: { readonly table: View }) {
  const { pot, grown, card, faces, pushes } = table
  if (grown === null || !faces) return null
  return (
    <dl className="tv-ways">
      <div>
        <dt>
          Keep: <strong>{points(pot)}</strong>
        </dt>
        <dd>{card === null ? `${ASKS[faces.action]}.` : 'No push: the card as it is.'}</dd>
      </div>
      <div>
        <dt>
          Push: <strong>{points(grown)}</strong>, or bust
        </dt>
        <dd>{pushes === 0 ? `${table.thrown.length} in ${table.actions} it’s all lost.` : bustWords(table)}</dd>
      </div>
    </dl>
  )
}

/** At a further choice everybody shouts what the roller should do, and is seen to. */
function Shouts({ table: { shouts }, players }: Pick<TvProps<View>, 'table' | 'players'>) {
  return (
    <div role="status" className="flex min-h-16 items-center justify-center gap-8">
      {WAYS.map(({ value, label }) => {
        const ids = Object.keys(shouts).filter((id) => shouts[id] === value)
        if (ids.length === 0) return null
        return (
          <div key={value} className="flex items-center gap-3 font-display text-4xl font-bold">
            {label}!
            <ul aria-label={`Who shouts ${label}`} className="flex kids:not-last:-mr-2">
              {ids.map((id) => (
                <li key={id}>
                  <Avatar seed={id} size="3.75rem" label={nameOf(players, id)} className="animate-pop" />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
