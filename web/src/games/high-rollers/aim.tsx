import type { Hand, View } from '@highjinks/games/high-rollers'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Spotlight } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { RollDice } from './roll-dice.tsx'
import { ASKS, TASK_LIST, type Task } from './words.ts'

type Props = ScreenProps<View, Hand>

/** What a Wild becomes, and whom it hits. */
export function Aim(props: Props) {
  const { table, me } = props
  if (me === null || table.turn !== me) return <Aiming {...props} />
  return table.task === null ? <Wild {...props} /> : <Name {...props} task={table.task} />
}

function Wild({ table, act, isBusy }: Props) {
  return (
    <>
      <RollDice table={table} size={72} />
      <Heading level={2} size="title" className="text-center">
        Wild! What will it be?
      </Heading>
      <div className="grid grow grid-cols-2 gap-3 pb-4">
        {TASK_LIST.map((task) => {
          const isAlone = (task === 'Pass' || task === 'Challenge') && table.choices.length === 0
          return (
            <Tile key={task} isOff={isBusy || isAlone} onTap={() => act({ type: 'wild', task })}>
              <span className="font-display text-2xl font-extrabold wrap-normal short:text-xl lg:text-3xl">{task}</span>
              <span className="text-muted">{isAlone ? 'Nobody else is here' : ASKS[task]}</span>
            </Tile>
          )
        })}
      </div>
    </>
  )
}

function Name({ table, players, task, act, isBusy }: Props & { readonly task: Task }) {
  return (
    <>
      <RollDice table={table} size={72} />
      <Heading level={2} size="title" className="text-center">
        {task === 'Pass' ? 'Who gets the card?' : 'Whom do you challenge?'}
      </Heading>
      <div className="grid grow auto-rows-fr grid-cols-2 gap-3 pb-4">
        {table.choices.map((id) => (
          <Tile key={id} isOff={isBusy} onTap={() => act({ type: 'name', player: id })}>
            <Avatar seed={id} size="clamp(3.5rem, 8vw, 6rem)" />
            <span className="line-clamp-2 max-w-full font-display text-lg leading-tight font-bold wrap-break-word sm:text-xl">
              {nameOf(players, id)}
            </span>
          </Tile>
        ))}
      </div>
    </>
  )
}

interface TileProps {
  readonly isOff: boolean
  readonly onTap: () => void
  readonly children: ReactNode
}

function Tile({ isOff, onTap, children }: TileProps) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={onTap}
      className="lip only:col-span-2 flex min-h-28 short:min-h-22 flat:min-h-18 flat:p-1 min-w-0 flex-col items-center justify-center gap-1 rounded-card border-2 border-accent bg-accent-tint p-3 text-center disabled:border-leaf-700 disabled:text-muted"
    >
      {children}
    </button>
  )
}

function Aiming({ table, players }: Props) {
  const name = nameOf(players, table.turn)
  const [title, words] = aimingWords(name, table.task)
  return (
    <>
      <RollDice table={table} size={72} />
      <Spotlight id={table.turn} title={title}>
        {words}
      </Spotlight>
    </>
  )
}

function aimingWords(name: string, task: Task | null): readonly [string, string] {
  if (task === null) return [`${name} rolled a Wild`, 'Anything can happen now.']
  if (task === 'Pass') return [`${name} passes it on`, 'Somebody gets a card. Look busy.']
  return [`${name} looks for a rival`, 'Avoid eye contact, or do not.']
}
