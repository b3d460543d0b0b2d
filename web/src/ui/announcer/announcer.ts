import { EMPTY_QUEUE, hush, type Line, type LineKind, say, takeNext, withdraw } from './queue.ts'
import { wordsIn } from './words-in.ts'

/** A region keeps its line for a while, for users who read the page at their own pace. */
const LINE_STAYS_MS = 7000

interface Source {
  /** The part of the page with the line, which can be hidden by the time its turn comes. */
  readonly element?: Element
  /** Says the line in another way, by moving the focus to it. False if it couldn't. */
  readonly take?: () => boolean
}

let queue = EMPTY_QUEUE
let lastKey = 0
let region: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const sources = new Map<number, Source>()

/** Puts a line into the queue. Call the function it returns when the line is no longer true. */
export function announce(words: string, kind: LineKind = 'news', source: Source = {}): () => void {
  lastKey += 1
  const key = lastKey
  tell({ key, kind, words }, source)
  return () => drop(key)
}

/** Holds new lines back during a performance. */
export function hushFor(isPerformance: boolean): void {
  queue = hush(queue, isPerformance, Date.now())
  sayNext()
}

function tell(line: Line, source: Source): void {
  sources.set(line.key, source)
  queue = say(queue, line, Date.now())
  sayNext()
}

function drop(key: number): void {
  sources.delete(key)
  queue = withdraw(queue, key)
}

function sayNext(): void {
  clearTimeout(timer)
  if (!region) return
  const turn = takeNext(queue, Date.now())
  if (turn.line) {
    const { element, take } = sources.get(turn.line.key) ?? {}
    // A line that no one can see anymore leaves its time to the next one.
    if (element && isHidden(element)) {
      queue = withdraw(queue, turn.line.key)
      return sayNext()
    }
    queue = turn.queue
    if (take?.() !== true) write(turn.line.words)
  }
  if (turn.at !== null) timer = setTimeout(sayNext, Math.max(0, turn.at - Date.now()))
}

function write(words: string): void {
  const line = document.createElement('p')
  line.textContent = words
  region?.replaceChildren(line)
  setTimeout(() => line.remove(), LINE_STAYS_MS)
}

function isHidden(element: Element): boolean {
  if (element.closest('[aria-hidden="true"], [inert]')) return true
  return element.checkVisibility?.() === false || getComputedStyle(element).visibility === 'hidden'
}

/**
 * Gives the window its live region. Call it before anything shows: text that arrives together with its region is rarely
 * read. The region is outside the app, so that nothing that covers the app silences it.
 */
export function mountAnnouncer(): () => void {
  const own = document.createElement('div')
  own.className = 'sr-only'
  own.setAttribute('aria-live', 'polite')
  own.setAttribute('data-announcer', '')
  document.body.append(own)
  region = own
  sayNext()
  return () => {
    own.remove()
    region = null
    clearTimeout(timer)
  }
}

/** Announces an element's words whenever they change: a ref for events and results. */
export const said = saidAs('news')
/** The same for lines that only matter if there are no others. */
export const saidAside = saidAs('aside')
/** The same for urgent lines, which don't even wait for a performance. */
export const saidNow = saidAs('urgent')

function saidAs(kind: LineKind) {
  return (element: HTMLElement | null) => {
    if (!element) return
    lastKey += 1
    const key = lastKey
    let last = ''
    const look = () => {
      const words = wordsIn(element)
      if (words === last) return
      last = words
      drop(key)
      tell({ key, kind, words }, { element })
    }
    element.setAttribute('data-said', kind)
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      element.removeAttribute('data-said')
      drop(key)
    }
  }
}
