import { bankFor, type LocalBank } from '@highjinks/games/local'
import { useParams } from 'react-router-dom'
import { gameIdOf, reloadGame, useGame } from '../../features/catalogue/games.ts'
import { type GameCard, rememberedCard } from '../../features/local-game/evening.ts'
import { NoAnswer } from '../../lib/call-failed.ts'
import { createResource } from '../../lib/resource.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { NoSuchGame } from '../setup/no-such-game.tsx'
import { Play } from './play.tsx'

/** The prompts are a piece of the page; without a network it does not come. */
const banks = createResource<string, LocalBank>((slug) =>
  bankFor(slug).catch(() => {
    throw new NoAnswer('no-network')
  }),
)

/** One phone, passed round. Once it is open it needs nobody: the rules and the prompts are in the page. */
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
  const bank = banks.use(card.slug)
  if (bank.status === 'loading') return <Loading />
  if (bank.status === 'failed') return <NoSuchGame fault={bank.fault} onRetry={() => void banks.reload(card.slug)} />
  return (
    <Page title={card.name} description={`${card.name} on one phone, passed round the table.`}>
      <Play key={card.id} card={card} bank={bank.value} />
    </Page>
  )
}

function Loading() {
  return (
    <main className="grid min-h-dvh grow place-content-center justify-items-center gap-4">
      <Spinner size={48} />
      <p role="status" className="font-display text-xl font-bold">
        Loading Game...
      </p>
    </main>
  )
}
