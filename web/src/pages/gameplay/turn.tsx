import { isTimeUp, turnNow } from '@highjinks/games/local'
import { DURATION_MINUTES } from '@highjinks/protocol'
import { useEffect, useState } from 'react'
import { Deafness } from '../../games/deafness.tsx'
import { gameOf } from '../../games/game-of.ts'
import { plainPiece } from '../../games/one-phone/plain-card.tsx'
import { TABLE_DONE, tablePiece } from '../../games/one-phone/table-card.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'
import type { GameCard } from '../local-game/evening.ts'
import { ComeAndGo } from './come-and-go.tsx'
import { HouseRule } from './house-rule.tsx'
import { Paid } from './paid.tsx'
import { Players } from './players.tsx'
import { RoundsLine } from './rounds-line.tsx'
import { RulesButton } from './rules-button.tsx'
import { seatsOf } from './seats.tsx'
import { Step } from './step/step.tsx'
import { isOnlyBonusLeft, NextPlayer, TurnButtons, UndoSkip } from './turn-buttons.tsx'
import { TurnClock } from './turn-clock.tsx'
import type { EveningInHand } from './use-evening.ts'
import './turn.css'
import { said } from '../../ui/announcer/announcer.ts'

interface TurnProps {
  readonly card: GameCard
  readonly evening: EveningInHand
}

/** The current player, large; then the prompt, or its cover; then the one thing to press. */
export function Turn({ card, evening }: TurnProps) {
  const { game, progress } = evening
  const [isEnding, setEnding] = useState(false)
  const player = game.players[game.turn]
  const players = seatsOf(game)
  const turnKey = `${game.round} ${game.turn}`
  // The next player starts at the top of the page.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [turnKey])
  const now = turnNow(game)
  const ui = gameOf(card.slug)
  const isForTable = game.hand[0]?.prompt.kind === 'table'
  const piece = isForTable ? tablePiece : (ui?.onePhone?.here() ?? plainPiece)
  const { OnePhone, asksFrom } = piece
  const isFlat = isForTable && progress !== null && progress.opened === null
  const asks = now && progress && asksFrom ? asksFrom(progress, now.turn.prompt) : (progress?.at ?? null)
  const isAsking = useSecondsLeft(asks ?? Number.POSITIVE_INFINITY, Date.now) === 0
  // The choice of the version to read is on the cards themselves.
  const step = isAsking && now?.step?.name !== 'reading' ? (now?.step ?? null) : null
  const isWaited = isAsking && !step
  return (
    <div
      data-beside
      className="turn mx-auto grid w-full max-w-6xl grow grid-rows-[auto_1fr] gap-x-10 lg:grid-cols-[1fr_20rem] lg:grid-rows-1 lg:pt-4 flat:grid-cols-[minmax(0,1fr)] flat:pr-(--beside)"
    >
      {/* People need to read a turn's result before the phone moves on. */}
      <Deafness cue={`${turnKey} ${isWaited} ${isFlat}`} />
      <main className="flex min-h-[calc(100dvh-15rem)] min-w-0 flex-col gap-4 max-sm:gap-2.5 short:min-h-[calc(100dvh-9.5rem)] short:gap-2 lg:min-h-[calc(100dvh/var(--closer)-6.5rem)] flat:relative flat:min-h-[calc(100dvh-6.5rem)] flat:gap-2">
        <RoundsLine slug={card.slug} evening={evening} isFlat={isFlat} />
        {!now && <UndoSkip evening={evening} />}
        {!now && <TimeUp evening={evening} />}
        {game.house.rule && !isFlat && (
          <HouseRule
            rule={game.house.rule}
            players={players.filter(({ online }) => online)}
            room={!now ? 'whole' : now.step?.field === 'picks' ? 'none' : 'brief'}
            onCaught={(by) => evening.catchOut(Number(by))}
          />
        )}
        <div
          key={turnKey}
          className={cx(
            'flex animate-rise items-center gap-3 sm:gap-5 flat:-order-1 flat:pr-28',
            isFlat && 'short:sr-only flat:sr-only',
          )}
        >
          <Avatar
            seed={String(player?.id)}
            size="clamp(4rem, 9vw, 5.25rem)"
            className="max-sm:size-13 short:size-10 flat:size-11"
          />
          <div className="min-w-0">
            <p className="text-muted short:text-sm">
              {isFlat ? 'Read it, phone flat' : now || game.house.isBust ? 'Up now' : 'Pass the phone to'}
            </p>
            <Heading level={1} className="text-mark">
              {player?.name}
            </Heading>
          </div>
          {now && isAsking && progress && (
            <TurnClock slug={card.slug} duration={game.settings.duration} now={now} since={asks ?? progress.at} />
          )}
        </div>
        <section
          key={`prompt ${turnKey}`}
          aria-label="Prompt"
          // Nothing is announced from behind a dialog.
          ref={isEnding ? undefined : said}
          className="flex grow flex-col justify-center gap-2 [--card-least:14rem] flat:[--text-prompt-long:1.15rem] flat:[--text-prompt:1.3rem]"
        >
          <OnePhone
            kinds={game.hand.map((drawn) => drawn.prompt.kind)}
            earlier={game.taken.map(({ kind }) => kind)}
            open={now && progress && { prompt: now.turn.prompt, now, progress }}
            players={players}
            chord={ui?.chord}
            onShow={evening.show}
            onStart={evening.startClock}
            onStop={evening.stopClock}
            onMark={(mark) => evening.answer('mark', mark)}
            onPush={evening.push}
          />
          {now && isAsking && <Paid gains={now.gains} players={players} why={now.why} />}
        </section>
        <ActionBar className="max-sm:pt-2 max-sm:pb-3 short:pt-1 short:pb-2 lg:pt-4 beside:top-12 beside:bottom-auto beside:justify-start">
          {isFlat && now?.turn.prompt.kind === 'table' && (
            <Button size="lg" className="short:min-h-12 short:py-1" onClick={evening.startClock}>
              {TABLE_DONE[now.turn.prompt.ask]}
            </Button>
          )}
          {now && step && (
            <Step
              key={turnKey}
              {...{ now, step, players }}
              picks={progress?.picked ?? []}
              onPick={evening.pick}
              onAnswer={evening.answer}
            />
          )}
          <TurnButtons
            now={now}
            isWaited={isWaited}
            showing={game.hand.length > 1 ? 'Picks one for you' : piece.showing}
            evening={evening}
          />
        </ActionBar>
      </main>
      <aside className="flex min-w-0 flex-col gap-4 pb-6 max-lg:gap-1 max-lg:pb-2">
        <Players game={game} />
        <ComeAndGo evening={evening} players={players} />
        <div className="flex justify-between gap-1 max-sm:kids:text-sm kids:whitespace-nowrap lg:flex-wrap lg:rounded-card lg:bg-leaf-900">
          {/* Beside the card it would look like its next step. */}
          {!(now && (now.step === null || isOnlyBonusLeft(now))) && (
            <NextPlayer note={`Skips ${player?.name}`} kind="ghost" evening={evening} />
          )}
          <RulesButton card={card} />
          <Button kind="ghost" className="px-2" onClick={() => setEnding(true)}>
            End Game Early
          </Button>
        </div>
      </aside>
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title="End Game Early?"
        description="Are you sure? All progress will be lost. You’ll see the podium first."
        confirm="End Game"
        danger
        onConfirm={evening.end}
      />
    </div>
  )
}

/** The time on the label is up: the table can play on, and can stop with any turn. */
function TimeUp({ evening }: { readonly evening: EveningInHand }) {
  const { game, at } = evening
  if (!isTimeUp(game, at)) return null
  return (
    <div ref={said} className="flex items-center justify-between gap-x-2 rounded-control bg-leaf-900 pr-1 pl-4">
      <p className="font-semibold max-sm:text-sm">{DURATION_MINUTES[game.settings.duration]} minutes, as promised.</p>
      <Button kind="ghost" className="shrink-0 px-3" onClick={evening.end}>
        Crown a Winner
      </Button>
    </div>
  )
}
