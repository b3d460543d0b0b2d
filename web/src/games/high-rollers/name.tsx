import type { Hand, View } from '@highjinks/games/high-rollers'
import { Heading } from '../../ui/layout/heading.tsx'
import { PeopleToPick } from '../attempt/people-to-pick.tsx'
import { Prize } from '../attempt/prize.tsx'
import { StepForward } from '../attempt/step-forward.tsx'
import { WhoseMoment } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { ReadLine } from './read-news.tsx'
import { RollDice } from './roll-dice.tsx'

type NameProps = ScreenProps<View, Hand>

/** Whom it hits, and who the others say it will. Whoever had their share is not on the list until all had theirs. */
export function Name(props: NameProps) {
  const { table, hand, me, players, act, isBusy } = props
  const mayForesee = me !== null && table.foreseers.includes(me)
  if (me === null || (table.turn !== me && !mayForesee)) return <Naming {...props} />
  return (
    <>
      <RollDice table={table} size={72} />
      <ReadLine {...{ table, me, players }} />
      <Heading level={2} size="title" className="text-center short:text-2xl">
        {mayForesee ? foreseeWords(props) : table.task === 'Pass' ? 'Who gets the card?' : 'Who do you challenge?'}
      </Heading>
      {mayForesee && (
        <p className="text-center short:-mt-1">
          <Prize>{`${table.isDouble ? '+100' : '+50'} if right`}</Prize>
        </p>
      )}
      <PeopleToPick
        label="Who it could be"
        ids={table.choices}
        {...(mayForesee && { chosen: hand?.foresees ?? null })}
        onPick={(id) => act(mayForesee ? { type: 'foresee', what: id } : { type: 'name', player: id })}
        {...{ me, players, isBusy }}
      />
    </>
  )
}

function foreseeWords({ table, players }: NameProps): string {
  const name = nameOf(players, table.turn)
  return table.task === 'Pass' ? `Who will ${name} hand it to?` : `Who will ${name} challenge?`
}

/** For those who look on: who decides, and whom it may be. */
function Naming({ table, hand, me, players }: NameProps) {
  const { turn } = table
  const name = nameOf(players, turn)
  const isPass = table.task === 'Pass'
  return (
    <>
      <div className="contents short:haunted:hidden">
        <RollDice table={table} size={72} />
      </div>
      <WhoseMoment id={turn} title={isPass ? `${name} passes it on` : `${name} looks for a rival`}>
        {isPass ? 'Someone’s getting a card. Look busy.' : 'Avoid eye contact. Or don’t.'}
      </WhoseMoment>
      <ReadLine {...{ table, me, players }} />
      <StepForward label="Who it could be" ids={table.choices} players={players} isWatched={hand === null} />
    </>
  )
}
