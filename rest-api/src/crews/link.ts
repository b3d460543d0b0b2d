import { randomBytes, randomInt } from 'node:crypto'
import { CODE_ALPHABET, CREW_SIGNS } from '@highjinks/protocol'

const COLORS = [
  'amber',
  'blue',
  'bronze',
  'coral',
  'copper',
  'cosmic',
  'crimson',
  'fuzzy',
  'giddy',
  'golden',
  'green',
  'happy',
  'hazy',
  'indigo',
  'jolly',
  'lazy',
  'lemon',
  'lucky',
  'mellow',
  'merry',
  'mighty',
  'minty',
  'navy',
  'olive',
  'orange',
  'peachy',
  'pink',
  'purple',
  'rosy',
  'ruby',
  'rusty',
  'silver',
  'sleepy',
  'snazzy',
  'sunny',
  'teal',
  'velvet',
  'violet',
  'wild',
  'yellow',
] as const
const ANIMALS = [
  'badger',
  'beaver',
  'bison',
  'camel',
  'cobra',
  'crane',
  'dingo',
  'falcon',
  'ferret',
  'finch',
  'gecko',
  'gopher',
  'heron',
  'hippo',
  'jaguar',
  'koala',
  'lemur',
  'lizard',
  'llama',
  'lynx',
  'magpie',
  'marmot',
  'moose',
  'newt',
  'ocelot',
  'otter',
  'panda',
  'parrot',
  'pelican',
  'puffin',
  'rabbit',
  'raccoon',
  'raven',
  'salmon',
  'seal',
  'sloth',
  'tiger',
  'toucan',
  'turtle',
  'walrus',
  'wombat',
  'yak',
  'zebra',
] as const

const pick = (list: readonly string[]): string => list[randomInt(list.length)] ?? ''

/** Two words that a group chat remembers, and eight signs that nobody guesses. */
export function newCrewLink(): string {
  const signs = Array.from({ length: CREW_SIGNS }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
  return `${pick(COLORS)}-${pick(ANIMALS)}-${signs.toLowerCase()}`
}

/** A crew's name until someone picks one. */
export function nameFromLink(link: string): string {
  const [color = '', animal = ''] = link.split('-')
  return `${capitalized(color)} ${capitalized(animal)}`
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function newCrewId(): string {
  return `c${randomBytes(12).toString('base64url')}`
}

export function newMemberId(): string {
  return `m${randomBytes(9).toString('base64url')}`
}
