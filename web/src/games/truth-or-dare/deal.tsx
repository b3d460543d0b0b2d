import type { Hand, View } from '@highjinks/games/truth-or-dare'
import { TurningCard } from '../../show/timeline/turning-card.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { HoldToSee, useHeld } from '../../ui/toys/hold-to-see.tsx'
import { CallNews } from '../attempt/call-news.tsx'
import { Who } from '../attempt/who.tsx'
import { useGhostTaps } from '../ghost/ghost-taps.ts'
import type { ScreenProps } from '../screen.ts'
import { CHOICE_WORDS, KIND_WORDS } from './card.tsx'
import { CardChoice } from './card-choice.tsx'
import { partOf } from './part.ts'

type DealProps = ScreenProps<View, Hand>

/** Two cards that everybody sees: one tap keeps, calls or picks one. */
export function Deal(props: DealProps) {
  const { table, me, players } = props
  const part = partOf(props, useGhostTaps())
  const held = useHeld()
  const isCovered = part.isSecret && part.chosen !== null
  const reached = useBeats()
  const open = reached('card') + reached('answer')
  return (
    <>
      <Who ids={table.turn === null ? [] : [table.turn]} me={me} players={players}>
        <Chosen table={table} me={me} players={players} />
      </Who>
      <p
        className="text-center font-display text-lg leading-snug font-bold text-balance short:haunted:hidden short:text-base max-small:text-sm max-small:leading-tight laptop:text-left laptop:text-3xl laptop:haunted:text-2xl"
        role="status"
      >
        {part.chosen === null ? part.ask : part.given}
      </p>
      <div className="flex grow flex-col gap-4 short:gap-3 lg:grid lg:grid-cols-2 laptop:max-h-144 laptop:grid-cols-1 flat:gap-2">
        {table.cards.map((card, i) => (
          <TurningCard
            key={card.id}
            isOpen={i < open}
            className={cx('grid grow', i < reached('back') ? 'animate-drop' : 'invisible')}
          >
            <CardChoice
              card={card}
              label={part.label === null ? null : `${part.label} ${KIND_WORDS[card.kind].toLowerCase()}`}
              mark={part.mark}
              isChosen={part.chosen === card.id && (!isCovered || held.isSeen)}
              isLocked={part.chosen !== null}
              isCovered={isCovered}
              isBusy={props.isBusy}
              onTake={() => part.take(card.id)}
            />
          </TurningCard>
        ))}
      </div>
      {isCovered && <HoldToSee held={held} />}
      {part.isActor && <Swap {...props} />}
    </>
  )
}

/** What was chosen, and who had called it. */
function Chosen({ table, me, players }: Pick<DealProps, 'table' | 'me' | 'players'>) {
  const { choice, outcomes, turn } = table
  return (
    <>
      {choice === null ? 'is up' : `went for ${CHOICE_WORDS[choice]}`}.{' '}
      <CallNews outcome={outcomes.choose} {...{ turn, me, players }} />
    </>
  )
}

function Swap({ hand, act, isBusy }: DealProps) {
  if (!hand?.canSwap || hand.call !== null) return null
  return (
    <ActionBar>
      <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'swap' })}>
        Deal me two more
      </Button>
    </ActionBar>
  )
}
