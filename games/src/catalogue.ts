import type { Game } from '@highjinks/protocol'
import { GAMES } from './register.ts'

/** The games as players choose them, by ID; the covers are the client's files. */
export const CATALOGUE: readonly Game[] = Object.values(GAMES)
  .map(({ about }) => ({
    id: about.id,
    slug: about.slug,
    name: about.name,
    description: about.description,
    imageUrl: `/covers/${about.slug}.svg`,
    intensity: about.intensity,
    minPlayers: about.minPlayers,
    maxPlayers: about.maxPlayers,
    duration: about.duration,
    instructions: about.instructions,
    featured: about.featured,
  }))
  .sort((a, b) => a.id - b.id)
