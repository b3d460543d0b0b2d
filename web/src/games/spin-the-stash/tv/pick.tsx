import type { View } from '@highjinks/games/spin-the-stash'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { nameOf } from '../../screen.ts'
import { TvCandidates } from '../../tv/candidates.tsx'
import { FitText } from '../../tv/fit-text.tsx'
import { TvGiven } from '../../tv/given.tsx'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvWhoAndWhat } from '../../tv/who-and-what.tsx'
import { times } from '../times.ts'
import { theoryOf } from '../words.ts'
import { cardOf } from './asked.tsx'
import { TvHouse } from './house.tsx'
import '../../../ui/toys/large-card.css'
import './pick.css'

/** Whose turn it is chooses, in secret; the others call what it will be. */
export function Pick(props: TvProps<View>) {
  return props.table.wheel?.segment === 'rule' ? <Rule {...props} /> : <Gift {...props} />
}

/** Whoever gives it away stands there with it. */
function Gift({ table, players }: TvProps<View>) {
  const { turn, receivers } = table
  return (
    <>
      <TvHouse table={table} players={players} />
      <Spotlight ids={turn === null ? [] : [turn]} players={players}>
        <TvWhoAndWhat ids={turn === null ? [] : [turn]} players={players} words={cardOf(table)}>
          has {times(table, 300)} to give away
        </TvWhoAndWhat>
        <TvTitle foot={theoryOf(table)}>Who will {nameOf(players, turn)} spoil?</TvTitle>
        <TvCandidates label="Who may get it" ids={receivers} players={players} />
      </Spotlight>
    </>
  )
}

/** Laws on the table. */
function Rule({ table, players }: TvProps<View>) {
  const { turn, offered, callers, called } = table
  return (
    <>
      <TvHouse table={table} players={players} />
      <TvTitle>{nameOf(players, turn)} is making a rule</TvTitle>
      <ol aria-label="Rules to choose from" className="tv-laws">
        {offered.map(({ id, text }, i) => (
          <li key={id} data-small className="tv-law large-card">
            <span aria-hidden="true">{i + 1}</span>
            <FitText words={text} most={3.4} />
          </li>
        ))}
      </ol>
      {callers.length > 0 && <TvGiven ids={called} of={callers.length} have="guessed" before="Which one will it be?" />}
    </>
  )
}
