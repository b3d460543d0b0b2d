import type { LocalBank } from './prompt.ts'

type Load = () => Promise<{ readonly bank: LocalBank }>

/** Each game's prompts are a separate chunk, so that a phone only loads the one it plays. */
const BANKS: Readonly<Record<string, Load>> = {
  'baked-or-bluffing': () => import('./bank/baked-or-bluffing.ts'),
  'high-rollers': () => import('./bank/high-rollers.ts'),
  'never-have-i-ever': () => import('./bank/never-have-i-ever.ts'),
  'puff-puff-pass-truths': () => import('./bank/puff-puff-pass-truths.ts'),
  'roll-and-react': () => import('./bank/roll-and-react.ts'),
  'spin-the-stash': () => import('./bank/spin-the-stash.ts'),
  'truth-or-dare': () => import('./bank/truth-or-dare.ts'),
}

const generic: Load = () => import('./bank/generic.ts')

/** Returns a game's prompts; a game without its own gets the generic ones. */
export async function bankFor(slug: string): Promise<LocalBank> {
  const load = Object.hasOwn(BANKS, slug) ? BANKS[slug] : undefined
  const { bank } = await (load ?? generic)()
  return bank
}
