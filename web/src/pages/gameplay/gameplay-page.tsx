import { type Pile, pilesFor, withoutAside } from '@highjinks/games/local'
import { INTENSITIES, type Intensity } from '@highjinks/protocol'
import { useParams } from 'react-router-dom'
import { gameOf } from '../../games/game-of.ts'
import { NoAnswer } from '../../lib/call-failed.ts'
import { createResource } from '../../lib/resource.ts'
import { useMark } from '../../lib/use-mark.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { gameIdOf, reloadGame, useGame } from '../catalogue/games.ts'
import { cardsAside } from '../local-game/cards-aside.ts'
import { type GameCard, levelOf, rememberedCard } from '../local-game/evening.ts'
import { NoSuchGame } from '../setup/no-such-game.tsx'
import { Play } from './play.tsx'
import '../../ui/look/table.css'
import { said } from '../../ui/announcer/announcer.ts'

/** Loads the cards of a game and a level, which are a chunk of their own. Without a network they don't arrive. */
const piles = createResource<string, readonly Pile[]>(async (key) => {
  const [slug = '', level] = key.split(' ')
  const cards = pilesFor(slug, INTENSITIES.find((one) => one === level) ?? 'Medium')
  // The code that draws the game's cards is another chunk, and has to be here before the network goes.
  const all = Promise.all([cards, cardsAside(), gameOf(slug)?.onePhone?.load()])
  const [come, aside] = await all.catch(() => {
    throw new NoAnswer('no-network')
  })
  return withoutAside(come, aside)
})
const keyOf = (slug: string, level: Intensity) => `${slug} ${level}`

/** A game on one phone. Once open it needs no network: the page has the rules and the prompts. */
export function GameplayPage() {
  const { gameId } = useParams()
  const id = gameIdOf(gameId)
  const game = useGame(id)
  const card = game.status === 'ready' ? game.value : id === null ? null : rememberedCard(id)
  if (card) return <WithPrompts card={card} />
  if (id !== null && game.status === 'loading') return <Loading />
  return (
    <NoSuchGame fault={game.status === 'failed' ? game.fault : null} onRetry={() => id !== null && reloadGame(id)} />
  )
}

function WithPrompts({ card }: { readonly card: GameCard }) {
  useMark('one-unit')
  const key = keyOf(card.slug, levelOf(card.id))
  const cards = piles.use(key)
  if (cards.status === 'loading') return <Loading />
  if (cards.status === 'failed') return <NoSuchGame fault={cards.fault} onRetry={() => void piles.reload(key)} />
  return (
    <Page title={card.name} description={`${card.name} on one phone, passed around the table.`}>
      <Play key={card.id} card={card} piles={cards.value} />
    </Page>
  )
}

function Loading() {
  return (
    <main className="grid min-h-dvh grow place-content-center justify-items-center gap-4">
      <Spinner size={48} />
      <p ref={said} className="font-display text-xl font-bold">
        Loading Game...
      </p>
    </main>
  )
}
