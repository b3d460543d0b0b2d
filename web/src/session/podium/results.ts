import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { type PodiumStep, STEP_OF_PLACE } from '../../show/podium/podium-timeline.ts'

export type Result = TableFrame['standings'][number] & { readonly name: string }

/** Returns the results by name, including players who have left since. */
export function resultsOf({ players, session }: SessionView, { standings }: TableFrame): readonly Result[] {
  const remembered = session.night.at(-1)?.places ?? []
  const nameOf = (id: PlayerId) => [...players, ...remembered].find((one) => one.id === id)?.name
  return standings.map((row) => ({ ...row, name: nameOf(row.id) ?? 'Someone who left' }))
}

/** Returns how many steps of a name have come. */
export type Come = (name: PodiumStep) => number

export function isToldBy(come: Come): (place: number) => boolean {
  return (place) => {
    const step = STEP_OF_PLACE[place]
    return come(step ?? 'first') > 0
  }
}

/** Returns what is out by now and nothing more, so that screen reader users learn each name in its own moment. */
export function resultLine(places: readonly Result[], me: PlayerId | null, come: Come): string {
  if (come('first') > 0) return winnersLine(places, me)
  if (come('suspense') > 0) return 'And the winner is …'
  if (come('second') > 0) return takersLine(places, me, 2, 'second')
  if (come('third') > 0) return takersLine(places, me, 3, 'third')
  return 'Drumroll, please'
}

function winnersLine(places: readonly Result[], me: PlayerId | null): string {
  const { names, verb, count } = peopleOn(places, me, 1)
  if (count === 0) return 'That’s it'
  // With so many it is shorter, and still true.
  if (count > 3 && count === places.length) return 'Everyone wins!'
  return `${names} win${verb}!`
}

function takersLine(places: readonly Result[], me: PlayerId | null, place: number, as: string): string {
  const { names, verb, count } = peopleOn(places, me, place)
  return `${names} take${verb} ${count > 1 ? 'joint ' : ''}${as}`
}

/** Returns the people on a place, the reader first, and the verb's ending after them. */
function peopleOn(places: readonly Result[], me: PlayerId | null, place: number) {
  const people = places.filter((row) => row.place === place)
  const others = people.filter((row) => row.id !== me).map((row) => row.name)
  const isMine = others.length < people.length
  return {
    names: new Intl.ListFormat('en').format(isMine ? ['You', ...others] : others),
    verb: isMine || people.length > 1 ? '' : 's',
    count: people.length,
  }
}
