import { bankFor, type LocalBank } from '@highjinks/games/local'
import { useParams } from 'react-router-dom'
import { gameIdOf, useGame } from '../../features/catalogue/games.ts'
import { type GameCard, rememberedCard } from '../../features/local-game/evening.ts'
import { resource } from '../../lib/resource.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { NoSuchGame } from '../setup/no-such-game.tsx'
import { Play } from './play.tsx'

const banks = resource<string, LocalBank>(bankFor)

/** One phone, passed round. Once it is open it needs nobody: the rules and the prompts are in the page. */
export function GameplayPage() {
  const { gameId } = useParams()
  const id = gameIdOf(gameId)
  const game = useGame(id)
  const card = game.status === 'ready' ? game.value : id === null ? null : rememberedCard(id)
  if (card) return <WithPrompts card={card} />
  if (id !== null && game.status === 'loading') return <Loading />
  return <NoSuchGame id={id} fault={game.status === 'failed' ? game.fault : null} />
}

function WithPrompts({ card }: { readonly card: GameCard }) {
  const bank = banks.use(card.slug)
  if (bank.status === 'loading') return <Loading />
  if (bank.status === 'failed') return <NoSuchGame />
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
