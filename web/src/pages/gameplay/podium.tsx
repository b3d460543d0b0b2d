import type { Bow, LocalGame } from '@highjinks/games/local'
import { nameKey } from '@highjinks/protocol'
import { useState } from 'react'
import { dateOf } from '../../lib/dates.ts'
import { InstallOffer } from '../../session/install/install-offer.tsx'
import { Awards } from '../../session/podium/awards.tsx'
import { Lights } from '../../session/podium/lights.tsx'
import { marginOf } from '../../session/podium/margin.ts'
import { Others } from '../../session/podium/others.tsx'
import { Polaroid } from '../../session/podium/polaroid.tsx'
import type { Poster } from '../../session/podium/poster.ts'
import { isToldBy, resultLine } from '../../session/podium/results.ts'
import { Share } from '../../session/podium/share.tsx'
import { Skip } from '../../session/podium/skip.tsx'
import { useTelling } from '../../session/podium/use-telling.ts'
import { Podium as Plinths } from '../../show/podium/podium.tsx'
import { PLACES_ON_PODIUM } from '../../show/podium/podium-timeline.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar, BESIDE } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { points } from '../../ui/party/points.ts'
import type { GameCard } from '../local-game/evening.ts'
import { namesOfTonight, scoreOfTonight } from '../local-game/night.ts'
import { Next } from './next.tsx'
import { faceByName } from './seats.tsx'

interface PodiumProps {
  readonly card: GameCard
  readonly game: LocalGame
  /** The winner first. */
  readonly bows: readonly Bow[]
  readonly since: number
  readonly onSkip: () => void
  readonly onAgain: () => void
  readonly onLeave: () => void
}

/** Longer names get smaller letters on a phone. */
const ONE_LINE = 20

type Part = 'podium' | 'picture' | 'awards' | 'night'

/** Reveals the winner; then one thing at a time, and what comes next. */
export function Podium({ card, game, bows, since, onSkip, onAgain, onLeave }: PodiumProps) {
  const [chosen, setChosen] = useState<Part | null>(null)
  const places = bows.map(({ player, score, place }) => ({ id: String(player.id), name: player.name, score, place }))
  const awards = bows.map(({ player, title, detail }) => ({ id: String(player.id), title, detail }))
  const hasScore = places.some(({ score }) => score > 0)
  // Without scores there's no winner, and nothing to reveal
  const telling = useTelling(
    { standings: places, awards, since: hasScore ? since : 0 },
    { slug: card.slug, hears: 'all' },
  )
  const { come, isTold, isFlashing, isWatched } = telling
  // A place without points isn't worth a plinth.
  const isOn = ({ place, score }: (typeof places)[number]) => place <= PLACES_ON_PODIUM && score > 0
  const others = places.filter((one) => !isOn(one))
  const line = hasScore ? resultLine(places, null, come) : 'No one kept score. Everyone showed up.'
  const poster = posterOf(card, bows)
  const podium = (
    <Plinths
      places={places.filter(isOn)}
      distance={marginOf(places)?.distance ?? null}
      isTold={isToldBy(come)}
      below={others.length}
    />
  )
  return (
    <main
      data-beside
      className={cx('relative isolate mx-auto flex w-full max-w-3xl grow flex-col gap-4 short:gap-2', isTold && BESIDE)}
    >
      <Lights areDown={!isTold} isFlashing={isFlashing} />
      <div className={cx('relative z-1 text-center', !isTold && 'mt-auto text-cream')}>
        <Heading level={1} size="small">
          Game Complete!
        </Heading>
        <p
          ref={said}
          className={cx(
            'font-display text-title leading-tight font-extrabold text-balance',
            line.length > ONE_LINE && 'short:text-2xl flat:text-2xl',
          )}
        >
          {line}
        </p>
      </div>
      {isTold ? (
        <Tabs
          label="How it ended"
          value={chosen ?? (hasScore ? 'podium' : 'awards')}
          onChange={setChosen}
          tabs={[
            ...(hasScore
              ? [
                  {
                    value: 'podium' as const,
                    label: 'Podium',
                    panel: (
                      <div className="-mt-6 grid grid-cols-1 gap-3 short:-mt-8 short:gap-2 flat:mt-0">
                        {podium}
                        <Others others={others} me={null} />
                      </div>
                    ),
                  },
                ]
              : []),
            { value: 'picture', label: 'Picture', panel: <Polaroid poster={poster} isFresh={isWatched} /> },
            { value: 'awards', label: 'Awards', panel: <Awards awards={awards} places={places} me={null} /> },
            { value: 'night', label: 'Night', panel: <Night game={game} /> },
          ]}
        />
      ) : (
        <>
          <div className="text-cream">{podium}</div>
          <Skip className="mt-auto" onSkip={onSkip} />
        </>
      )}
      {isTold && <InstallOffer />}
      {isTold && <Next card={card} game={game} />}
      {isTold && (
        <ActionBar className="pt-4">
          <div className="grid grid-cols-[1fr_auto_auto] gap-2 flat:grid-cols-1">
            <Button size="lg" className="px-2 whitespace-nowrap short:text-lg" onClick={onAgain}>
              Play Again
            </Button>
            <Share poster={poster} kind="secondary" isNarrow />
            <Button kind="secondary" className="px-3" onClick={onLeave}>
              Exit Game
            </Button>
          </div>
        </ActionBar>
      )}
    </main>
  )
}

/** Returns the content of the night's picture. */
function posterOf({ name, slug }: GameCard, bows: readonly Bow[]): Poster {
  return {
    title: name,
    slug,
    date: dateOf(new Date().toISOString()),
    people: bows.map(({ player, place, score, title }) => ({
      id: String(player.id),
      name: player.name,
      place,
      score,
      award: title,
    })),
    line: null,
  }
}

/** Everyone's points in all of tonight's games, also of those who left. */
function Night({ game }: { readonly game: LocalGame }) {
  const here = game.players.map(({ id, name }) => ({ name, seed: String(id) }))
  const keys = new Set(here.map(({ name }) => nameKey(name)))
  const gone = namesOfTonight().filter((name) => !keys.has(nameKey(name)))
  const rows = [...here, ...gone.map((name) => ({ name, seed: faceByName(name) }))]
    .map((row) => ({ ...row, ...scoreOfTonight(row.name) }))
    .sort((a, b) => b.score - a.score)
  return (
    <ol aria-label="Tonight" className="mx-auto grid w-full max-w-xl gap-1.5">
      {rows.map(({ seed, name, score, games }) => (
        <li
          key={seed}
          className="flex min-h-12 items-center gap-3 rounded-control bg-leaf-900 px-4 py-1 font-display font-bold"
        >
          <Avatar seed={seed} size="2.25rem" />
          <Unbroken className="flex-1 leading-tight">{name}</Unbroken>
          <span className="text-sm text-muted">{games === 1 ? '1 game' : `${games} games`}</span>
          <span className="font-extrabold tabular">{points(score)}</span>
        </li>
      ))}
    </ol>
  )
}
