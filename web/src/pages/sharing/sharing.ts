import type { Game } from '@highjinks/protocol'
import { create } from 'zustand'
import { call } from '../../lib/api.ts'
import { reasonOf } from '../../lib/failure-words.ts'
import { packedSeenCards } from '../../lib/seen-cards.ts'

export type Link =
  | { readonly kind: 'making' }
  | { readonly kind: 'made'; readonly code: string; readonly address: string }
  | { readonly kind: 'failed'; readonly why: string }

export type SharedGame = Pick<Game, 'id' | 'name' | 'slug'>
/** Gets every session made here: its code, and the secret that proves who made it. */
export type OnMade = (code: string, hostClaim: string) => void

interface Sharing {
  readonly game: SharedGame
  readonly onMade: OnMade
  readonly link: Link
}

/** The state of the share dialog; null while it is closed. */
export const useSharing = create<{ readonly open: Sharing | null }>(() => ({ open: null }))

const DEFAULTS = { intensity: 'Medium', duration: '30min', numPlayers: 4 } as const
let attempt = 0

/** Opens the dialog, and makes a session with its link right away. */
export function shareGame(game: SharedGame, onMade: OnMade): void {
  useSharing.setState({ open: { game, onMade, link: { kind: 'making' } } })
  void makeLink()
}

export function closeSharing(): void {
  attempt++
  useSharing.setState({ open: null })
}

/** Makes a new session with its own link; the one before stays what it is. */
export async function makeLink(): Promise<void> {
  const { open } = useSharing.getState()
  if (!open) return
  const mine = ++attempt
  show({ kind: 'making' })
  try {
    const made = await call('share', {
      body: { gameId: open.game.id, settings: DEFAULTS, seen: packedSeenCards() || undefined },
    })
    if (made.code && made.hostClaim) open.onMade(made.code, made.hostClaim)
    if (mine !== attempt) return
    show({ kind: 'made', code: made.code, address: made.shareLink || `${window.location.origin}/join/${made.code}` })
  } catch (fault) {
    if (mine === attempt) show({ kind: 'failed', why: reasonOf(fault) })
  }
}

function show(link: Link): void {
  useSharing.setState(({ open }) => ({ open: open && { ...open, link } }))
}
