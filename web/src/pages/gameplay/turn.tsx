import { isTimeUp, type LocalPrompt, shownPrompt } from '@highjinks/games/local'
import { DURATION_MINUTES } from '@highjinks/protocol'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { Progress } from '../../ui/status/progress.tsx'
import type { GameCard, PromptProgress } from '../local-game/evening.ts'
import { Players } from './players.tsx'
import { HiddenPrompt } from './prompt/hidden-prompt.tsx'
import { ShownPrompt } from './prompt/shown-prompt.tsx'
import './turn.css'
import type { EveningInHand } from './use-evening.ts'

interface TurnProps {
  readonly card: GameCard
  readonly evening: EveningInHand
}

/** Whose turn it is, large; then the prompt, or what it hides behind; then the one thing to press. */
export function Turn({ card, evening }: TurnProps) {
  const { game, progress } = evening
  const [isEnding, setEnding] = useState(false)
  const player = game.players[game.turn]
  const prompt = shownPrompt(game)
  const turnKey = `${game.round} ${game.turn}`
  return (
    <div
      data-beside
      className="turn mx-auto grid w-full max-w-6xl grow grid-rows-[auto_1fr] gap-x-10 lg:grid-cols-[1fr_20rem] lg:grid-rows-1 lg:pt-4 flat:grid-cols-[minmax(0,1fr)_20rem] flat:grid-rows-1 flat:gap-x-5"
    >
      <main className="flex min-h-[calc(100dvh-14rem)] min-w-0 flex-col gap-4 max-sm:gap-2.5 short:min-h-[calc(100dvh-9.5rem)] short:gap-2 lg:min-h-[calc(100dvh/var(--closer)-6.5rem)] flat:min-h-[calc(100dvh-6.5rem)] flat:gap-2">
        <div className="flex items-center gap-3">
          <Badge className="shrink-0 text-base">
            {game.round}/{game.rounds} Rounds
          </Badge>
          <div className="grow">
            <Progress label="Rounds" value={game.round} max={game.rounds} />
          </div>
        </div>
        {!prompt && <TimeUp evening={evening} />}
        <div key={turnKey} className="flex animate-rise items-center gap-3 sm:gap-5">
          <Avatar
            seed={`${player?.id} ${player?.name}`}
            size="clamp(4rem, 9vw, 5.25rem)"
            className="max-sm:size-13! flat:size-11!"
          />
          <div className="min-w-0">
            <p className="text-muted">{prompt ? 'On now' : 'Pass the phone to'}</p>
            <Heading level={1} className="text-mark">
              {player?.name}
            </Heading>
          </div>
        </div>
        <section
          key={`prompt ${turnKey}`}
          aria-label="Prompt"
          // What is read out by itself is not kept from anybody by a dialog in front of it.
          aria-live={isEnding ? undefined : 'polite'}
          className="flex grow flex-col justify-center [--card-least:42dvh] tall:[--text-prompt:1.7rem]"
        >
          {prompt && progress ? (
            <ShownPrompt
              slug={card.slug}
              prompt={prompt}
              progress={progress}
              onRead={evening.read}
              onOpen={evening.open}
            />
          ) : (
            <HiddenPrompt slug={card.slug} kinds={game.hand.map((drawn) => drawn.prompt.kind)} onShow={evening.show} />
          )}
        </section>
        <ActionBar className="max-sm:pt-4 max-sm:pb-3 short:pt-1.5! lg:pt-4 beside:top-12 beside:bottom-auto beside:justify-start">
          {prompt ? (
            <Button size="lg" kind={hasMore(prompt, progress) ? 'secondary' : 'primary'} onClick={evening.next}>
              Next Player
            </Button>
          ) : (
            <Button size="lg" onClick={() => evening.show()}>
              Show Prompt
            </Button>
          )}
        </ActionBar>
      </main>
      <aside className="flex min-w-0 flex-col gap-4 pb-6 max-lg:gap-1 max-lg:pb-2 flat:pt-24">
        <Players game={game} />
        <Button kind="ghost" onClick={() => setEnding(true)}>
          End Game Early
        </Button>
      </aside>
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title="End Game Early?"
        description="Are you sure? All progress will be lost."
        confirm="End Game"
        danger
        onConfirm={evening.end}
      />
    </div>
  )
}

/** A fact wants to be turned and a clock to be started before the phone goes on. */
function hasMore(prompt: LocalPrompt, progress: PromptProgress | null): boolean {
  return (prompt.kind === 'fact' || prompt.kind === 'bluff' || prompt.kind === 'act') && progress?.opened === null
}

/** The label has kept its promise: whoever likes it plays on, and nobody has to say so. */
function TimeUp({ evening }: { readonly evening: EveningInHand }) {
  const { game, at } = evening
  if (!isTimeUp(game, at)) return null
  return (
    <div role="status" className="flex items-center justify-between gap-x-2 rounded-control bg-leaf-900 pr-1 pl-4">
      <p className="font-semibold max-sm:text-sm">{DURATION_MINUTES[game.settings.duration]} minutes, as promised.</p>
      <Button kind="ghost" className="shrink-0 px-3!" onClick={evening.end}>
        See the Recap
      </Button>
    </div>
  )
}
