import { Heart } from 'lucide-react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { toast } from '../../ui/overlay/toast-store.ts'
import { useUser } from './account.ts'
import { setHeart, useHearts } from './favorites.ts'

export interface HeartButtonProps {
  readonly gameId: number
  readonly gameName: string
  readonly className?: string
}

/** Adds a game to the user's favorites. Guests have none, so they see no heart. */
export function HeartButton({ gameId, gameName, className }: HeartButtonProps) {
  const user = useUser()
  const hearts = useHearts()
  if (!user) return null
  const isHearted = hearts.has(gameId)
  async function press(userId: string) {
    if (await setHeart(userId, hearts, gameId, !isHearted)) return
    toast({ title: 'That heart didn’t stick', text: 'Please try again.', tone: 'bad' })
  }
  return (
    <IconButton
      kind="raised"
      label={`Favorite ${gameName}`}
      aria-pressed={isHearted}
      className={className}
      onClick={() => void press(user.id)}
      icon={<Heart aria-hidden="true" className={cx(isHearted && 'animate-pop fill-coral text-coral')} />}
    />
  )
}
