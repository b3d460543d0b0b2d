import type { LineKind } from './queue.ts'
import type { Source } from './speaker.ts'

type Speaker = typeof import('./speaker.ts')
type Start = (speaker: Speaker) => () => void

/** The code that says the lines. It loads with the first one, as most pages say nothing. */
let speaker: Speaker | null = null
const waiting = new Set<(speaker: Speaker) => void>()

export async function loadSpeaker(): Promise<void> {
  speaker ??= await import('./speaker.ts')
  for (const start of waiting) start(speaker)
  waiting.clear()
}

/** Starts now or once the speaker is here. Returns a function that ends it, or keeps it from starting. */
export function withSpeaker(start: Start): () => void {
  if (speaker) return start(speaker)
  let end = () => {}
  const begin = (come: Speaker) => {
    end = start(come)
  }
  waiting.add(begin)
  return () => {
    waiting.delete(begin)
    end()
  }
}

function hasRegion(): boolean {
  return document.querySelector('[data-announcer]') !== null
}

function startSpeaking(start: Start): () => void {
  const end = withSpeaker(start)
  // Without it the page is silent, and works.
  if (!speaker && hasRegion()) loadSpeaker().catch(() => undefined)
  return end
}

/** Puts a line into the queue. Call the function it returns when the line is no longer true. */
export function announce(words: string, kind: LineKind = 'news', source: Source = {}): () => void {
  return startSpeaking(({ speak }) => speak(words, kind, source))
}

/**
 * Gives the window its live region, with a place for lines that interrupt. Call it before anything is shown: what
 * arrives together with its region is rarely read. It's outside the app, so that nothing that covers the app silences
 * it.
 */
export function mountAnnouncer(): () => void {
  const own = document.createElement('div')
  own.className = 'sr-only'
  own.setAttribute('data-announcer', '')
  const regions = { polite: document.createElement('div'), assertive: document.createElement('div') }
  for (const [level, region] of Object.entries(regions)) region.setAttribute('aria-live', level)
  own.append(...Object.values(regions))
  document.body.append(own)
  const end = withSpeaker(({ speakIn }) => speakIn(regions))
  return () => {
    end()
    own.remove()
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
    element.setAttribute('data-said', kind)
    const end = startSpeaking(({ follow }) => follow(element, kind))
    return () => {
      end()
      element.removeAttribute('data-said')
    }
  }
}
