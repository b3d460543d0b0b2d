import { Share2 } from 'lucide-react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { type OnMade, type SharedGame, shareGame } from './sharing.ts'

export interface ShareButtonProps {
  readonly game: SharedGame
  readonly onMade: OnMade
  readonly className?: string
}

export function ShareButton({ game, onMade, className }: ShareButtonProps) {
  return (
    <IconButton
      kind="raised"
      label={`Share ${game.name}`}
      icon={<Share2 aria-hidden="true" />}
      onClick={() => shareGame(game, onMade)}
      className={className}
    />
  )
}
