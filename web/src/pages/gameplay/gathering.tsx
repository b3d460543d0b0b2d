import { MIN_PLAYERS } from '@highjinks/protocol'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Cover } from '../../ui/picture/cover.tsx'
import type { GameCard } from '../local-game/evening.ts'
import { gameDataOf } from '../local-game/game-data.ts'
import { lengthInWords } from '../local-game/length-in-words.ts'
import { AddPlayerDialog, RenameDialog } from './add-player-dialog.tsx'
import { Players } from './players.tsx'
import { RulesButton } from './rules-button.tsx'
import type { EveningInHand } from './use-evening.ts'

interface GatheringProps {
  readonly card: GameCard
  readonly evening: EveningInHand
}

/** Before the first turn: who plays. */
export function Gathering({ card, evening }: GatheringProps) {
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<number | null>(null)
  const { game } = evening
  const { players, settings, rounds } = game
  const length = lengthInWords(card.slug, { numPlayers: players.length, duration: settings.duration }, rounds)
  const isEnough = players.length >= MIN_PLAYERS
  function begin() {
    if (evening.start() === null) return
    toast({ title: 'Need More Players', text: 'Add at least one more player to start the game.', tone: 'bad' })
  }
  return (
    <main className="mx-auto flex w-full max-w-xl grow flex-col gap-5 pt-3 lg:pt-8">
      <div className="flex items-center gap-4 sm:gap-6">
        <div className="w-28 shrink-0 -rotate-2 overflow-hidden rounded-card border-4 border-ink sm:w-40">
          <Cover src={card.imageUrl} eager />
        </div>
        <div className="min-w-0">
          <Heading level={1} className="text-mark">
            {card.name}
          </Heading>
          <p className="text-muted">{gameDataOf(card.id)?.sessionName ?? 'Who’s on the couch?'}</p>
        </div>
      </div>
      <Players game={game} onRemove={evening.remove} onRename={setRenamed} />
      <Button kind="secondary" onClick={() => setAdding(true)}>
        <UserPlus aria-hidden="true" className="size-5" />
        Add Player
      </Button>
      <RulesButton card={card} />
      <ActionBar
        note={
          isEnough
            ? `${length} ${players[0]?.name ?? 'The host'} goes first.`
            : 'You need at least 2 players to start the game.'
        }
        className="lg:mt-0"
      >
        {/* A disabled button gets no tap, but the element around it does, and says why. */}
        <div role="presentation" onClick={begin} className="grid">
          <Button size="lg" disabled={!isEnough} className="disabled:pointer-events-none">
            Start Game
          </Button>
        </div>
      </ActionBar>
      <AddPlayerDialog open={isAdding} onOpenChange={setAdding} most={game.mostPlayers} onAdd={evening.add} />
      <RenameDialog
        player={players.find(({ id }) => id === renamed) ?? null}
        onRename={evening.rename}
        onDone={() => setRenamed(null)}
      />
    </main>
  )
}
