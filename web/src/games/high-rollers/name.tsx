import type { Hand, View } from '@highjinks/games/high-rollers'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { Prize } from '../attempt/prize.tsx'
import { StepForward } from '../attempt/step-forward.tsx'
import { Spotlight } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { ReadLine } from './read-news.tsx'
import { RollDice } from './roll-dice.tsx'
import { Tile } from './tile.tsx'

type Props = ScreenProps<View, Hand>

/** Whom it hits, and who the others say it will. Whoever had their share is not on the list until all had theirs. */
export function Name(props: Props) {
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
      <div
        className={cx(
          'grid grow auto-rows-fr gap-3 pb-4 short:gap-2 short:pb-1',
          table.choices.length > 4 ? 'grid-cols-3' : 'grid-cols-2 *:last:odd:col-span-2',
        )}
      >
        {table.choices.map((id) => (
          <Tile
            key={id}
            isOff={isBusy}
            {...(mayForesee && { isChosen: hand?.foresees === id })}
            onTap={() => act(mayForesee ? { type: 'foresee', what: id } : { type: 'name', player: id })}
          >
            <Avatar
              seed={id}
              size="clamp(3rem, 8vw, 6rem)"
              className={table.choices.length > 4 ? undefined : 'tall:size-20!'}
            />
            <Unbroken
              className={cx(
                'font-display leading-tight font-bold sm:text-xl',
                table.choices.length > 4 ? 'text-base short:text-sm' : 'text-lg',
              )}
            >
              {id === me ? 'Me' : nameOf(players, id)}
            </Unbroken>
          </Tile>
        ))}
      </div>
    </>
  )
}

function foreseeWords({ table, players }: Props): string {
  const name = nameOf(players, table.turn)
  return table.task === 'Pass' ? `Who will ${name} hand it to?` : `Who will ${name} challenge?`
}

/** For those who look on: who decides, and whom it may be. */
function Naming({ table, hand, me, players }: Props) {
  const { turn } = table
  const name = nameOf(players, turn)
  const isPass = table.task === 'Pass'
  return (
    <>
      <div className="contents stage:flex stage:items-center stage:justify-center stage:gap-10">
        <div className="contents short:haunted:hidden">
          <RollDice table={table} size={72} />
        </div>
        <Spotlight id={turn} title={isPass ? `${name} passes it on` : `${name} looks for a rival`} isRow>
          {isPass ? 'Somebody gets a card. Look busy.' : 'Avoid eye contact. Or don’t.'}
        </Spotlight>
      </div>
      <ReadLine {...{ table, me, players }} />
      <StepForward label="Who it may be" ids={table.choices} players={players} isWatched={hand === null} />
    </>
  )
}
