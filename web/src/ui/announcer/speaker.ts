import { EMPTY_QUEUE, hush, type Line, type LineKind, say, takeNext, withdraw } from './queue.ts'
import { wordsIn } from './words-in.ts'

/** A region keeps its line for a while, for users who read the page at their own pace. */
const LINE_STAYS_MS = 7000

export interface Source {
  /** The part of the page with the line, which can be hidden by the time its turn comes. */
  readonly element?: Element
  /** Says the line in another way, by moving the focus to it. False if it couldn't. */
  readonly take?: () => boolean
}

interface Spoken extends Source {
  /** The part of it that is left to say, if some is hidden. */
  readonly words?: () => string
}

let queue = EMPTY_QUEUE
let lastKey = 0
let regions: Regions | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const sources = new Map<number, Spoken>()

interface Regions {
  readonly polite: HTMLElement
  /** For a line that interrupts one that is no longer true. */
  readonly assertive: HTMLElement
}

/** Speaks in these regions, until the function it returns is called. */
export function speakIn(own: Regions): () => void {
  regions = own
  sayNext()
  return () => {
    regions = null
    queue = EMPTY_QUEUE
    clearTimeout(timer)
  }
}

/** Puts a line into the queue. Call the function it returns when the line is no longer true. */
export function speak(words: string, kind: LineKind, source: Source): () => void {
  lastKey += 1
  const key = lastKey
  tell({ key, kind, words }, source)
  return () => drop(key)
}

/** Puts the words of an element into the queue, whenever they change. */
export function follow(element: HTMLElement, kind: LineKind): () => void {
  lastKey += 1
  const key = lastKey
  let last = ''
  const look = () => {
    const words = wordsIn(element)
    if (words === last) return
    // A line isn't repeated when something is added to it.
    const isSaid = last !== '' && !queue.waiting.some((line) => line.key === key)
    const before = isSaid && words.startsWith(last) ? last : ''
    const newIn = (all: string) => (all.startsWith(before) ? all.slice(before.length).replace(/^[.\s]+/, '') : all)
    last = words
    if (before === '') drop(key)
    tell({ key, kind, words: newIn(words) }, { element, words: () => newIn(wordsIn(element, isDrawn)) })
  }
  look()
  const observer = new MutationObserver(look)
  observer.observe(element, { childList: true, characterData: true, subtree: true })
  return () => {
    observer.disconnect()
    drop(key)
  }
}

export function hushUntil(isPerformance: boolean): void {
  queue = hush(queue, isPerformance, Date.now())
  sayNext()
}

function tell(line: Line, source: Spoken): void {
  sources.set(line.key, source)
  queue = say(queue, line, Date.now())
  sayNext()
}

function drop(key: number): void {
  sources.delete(key)
  queue = withdraw(queue, key, Date.now())
  // The next line doesn't wait for the end of one that is no longer true.
  if (queue.isCut) sayNext()
}

function sayNext(): void {
  clearTimeout(timer)
  if (!regions) return
  const turn = takeNext(queue, Date.now())
  if (turn.line) {
    const { element, take, words = () => turn.line?.words ?? '' } = sources.get(turn.line.key) ?? {}
    const left = element && isHidden(element) ? '' : words()
    // A line that no one can see anymore leaves its time to the next one.
    if (left === '') {
      queue = withdraw(queue, turn.line.key, Date.now())
      return sayNext()
    }
    queue = turn.queue
    if (take?.() !== true) write(left, turn.isCut)
  }
  if (turn.at !== null) timer = setTimeout(sayNext, Math.max(0, turn.at - Date.now()))
}

function write(words: string, isInterrupting: boolean): void {
  const line = document.createElement('p')
  line.textContent = words
  regions?.polite.replaceChildren()
  regions?.assertive.replaceChildren()
  ;(isInterrupting ? regions?.assertive : regions?.polite)?.append(line)
  setTimeout(() => line.remove(), LINE_STAYS_MS)
}

function isHidden(element: Element): boolean {
  if (element.closest('[aria-hidden="true"], [inert], .invisible')) return true
  return !isDrawn(element) || getComputedStyle(element).visibility === 'hidden'
}

function isDrawn(element: Element): boolean {
  return element.checkVisibility?.() !== false
}
