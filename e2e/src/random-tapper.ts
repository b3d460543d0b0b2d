import { seeded } from '@highjinks/games'
import type { Phone } from './phone.ts'

/**
 * Taps whatever a screen asks for, in any game: fills fields and presses buttons. Runs in the page itself, so that a
 * room full of phones costs no more than their taps.
 */
export async function tapAlong(phone: Phone, seed: number): Promise<void> {
  const chances = Array.from({ length: CHANCES }, seeded(seed))
  await phone.page.evaluate(tapRepeatedly, { seed, chances, lines: LINES })
}

/** More random numbers than one game needs. If they run out, they start over. */
const CHANCES = 1000

const LINES = [
  'A lamp that knows',
  'I once named a plant Greg',
  'Technically a salad',
  'Doug signed for it',
  'Legally, a soup',
]

/** Everything the tapper gets inside the page. */
interface Tapper {
  readonly seed: number
  readonly chances: readonly number[]
  readonly lines: readonly string[]
}

/** Leaves out buttons that are on every table or undo something, because they aren't part of the game. */
function tapRepeatedly({ seed, chances, lines }: Tapper): void {
  const NOT_MINE =
    /^(More$|Pause|Hold|Go on|Resume|How to play|Scores and players|Leave|End|Stop|Nope|Caught|Report|Mute|Sound|Play Again|Change Game|Play |Share|Save|Take it back|Cooler|Wave|Proof|Never have I)/
  let taken = 0
  const random = () => chances[taken++ % chances.length] ?? 0
  const nameOf = (element: HTMLElement) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
  const isSeen = (element: HTMLElement) =>
    element.offsetParent !== null || getComputedStyle(element).position === 'fixed'
  let written = 0
  const write = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const text = `${lines[written++ % lines.length] ?? ''} ${seed}${written}`.slice(0, Math.max(1, field.maxLength))
    const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    // React only notices a value set by the prototype's setter.
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const act = () => {
    // Only on a running table: the lobby and the podium aren't part of the game.
    const main = document.querySelector<HTMLElement>('main[data-game][aria-label]')
    if (!main) return
    const fields = [
      ...main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type="text"],input:not([type]),textarea'),
    ]
    const empty = fields.find((field) => field.value === '' && !field.disabled && isSeen(field))
    if (empty) return write(empty)
    const radios = [...main.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:checked):enabled')]
    const buttons = [...main.querySelectorAll<HTMLButtonElement>('button:enabled')].filter(
      (button) =>
        isSeen(button) &&
        button.getAttribute('aria-pressed') !== 'true' &&
        button.closest('[aria-label="Reactions"]') === null &&
        !NOT_MINE.test(nameOf(button)),
    )
    const choices: HTMLElement[] = [...buttons, ...(random() < 0.3 ? radios : [])]
    choices[Math.floor(random() * choices.length)]?.click()
  }
  setInterval(act, 350 + Math.floor(random() * 250))
}
