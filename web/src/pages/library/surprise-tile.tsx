import type { Game } from '@highjinks/protocol'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/button/button.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Cover } from '../../ui/picture/cover.tsx'

/** For those who would rather not be asked. */
export function SurpriseTile({ games }: { readonly games: readonly Game[] }) {
  const navigate = useNavigate()
  function pick() {
    const game = games[Math.floor(Math.random() * games.length)]
    if (game) void navigate(`/game/${game.id}`)
  }
  return (
    <div className="flex flex-col overflow-hidden rounded-card border-2 border-dashed border-leaf-700">
      <Cover src={null} />
      <div className="flex grow flex-col gap-2.5 p-4 sm:p-5">
        <Heading level={3} size="section">
          Too many choices?
        </Heading>
        <p className="text-muted">Nobody can blame you for a game that chance picked.</p>
        <Button kind="secondary" className="mt-auto" onClick={pick}>
          Surprise Us
        </Button>
      </div>
    </div>
  )
}
