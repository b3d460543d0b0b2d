import type { Phone } from './phone.ts'

/** Something that a screen reader says: a line of the live region, or the name of what got the focus. */
interface HeardLine {
  readonly words: string
  readonly isAsk: boolean
  /** From the first word to the last, on the page's clock. */
  readonly from: number
  to: number
}

/** A phase of the table, as the server sent it: only the test reads it, to know what should have been heard. */
interface PhaseTold {
  readonly phase: string
  readonly since: number
  readonly at: number
  readonly deadline: number | null
  readonly isPaused: boolean
  /** Somebody may answer, and whether it's this player, and whether the table waits for them. */
  readonly isAsking: boolean
  readonly isMine: boolean
  readonly isAwaited: boolean
}

interface Answered {
  readonly at: number
  readonly question: string
  readonly swipes: number
}

interface Ear {
  readonly heard: HeardLine[]
  readonly phases: PhaseTold[]
  readonly answered: Answered[]
  /** Answers that no question led to. */
  readonly groped: { readonly at: number; readonly name: string }[]
}

declare global {
  interface Window {
    ear?: Ear
  }
}

/** 180 words a minute. */
const WORD_MS = 60_000 / 180
/** A swipe, and the name of where it ends. */
const SWIPE_MS = 400

/**
 * Makes a phone's player listen: they know of the page what a screen reader tells them, and answer what they hear, with
 * swipes from where the focus is. Call it before the page opens.
 */
export async function listenOn({ context }: Phone, seed: number): Promise<void> {
  await context.addInitScript(listen, { seed, wordMs: WORD_MS, swipeMs: SWIPE_MS })
}

export async function earOf({ page }: Phone): Promise<Ear> {
  return page.evaluate(() => window.ear ?? { heard: [], phases: [], answered: [], groped: [] })
}

/** Runs in the page. */
function listen({
  seed,
  wordMs,
  swipeMs,
}: {
  readonly seed: number
  readonly wordMs: number
  readonly swipeMs: number
}) {
  const ear: Ear = { heard: [], phases: [], answered: [], groped: [] }
  window.ear = ear
  const NOT_MINE =
    /^(More$|Pause|Hold|Keep it open|Go on|Resume|How to play|Scores and players|Leave|End|Stop|Nope|Caught|Report|Mute|Sound|Play Again|Change Game|Play |Share|Save|Take it back|Cooler|Wave|Proof|Never have I)/
  let chance = seed
  const random = () => {
    chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648
    return chance / 2_147_483_648
  }

  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      this.addEventListener('message', ({ data }) => hearServer(data))
    }
  }
  function hearServer(data: unknown): void {
    if (typeof data !== 'string' || !data.startsWith('42["session",')) return
    const [, message] = JSON.parse(data.slice(2))
    const { table } = message.view
    const [me] = Object.keys(message.own)
    if (!table || me === undefined) return
    const asked = [...table.waiting, ...table.welcome]
    ear.phases.push({
      phase: table.interlude ? `${table.interlude.kind} ${table.phase}` : table.phase,
      since: table.since,
      at: Date.now(),
      deadline: table.deadline,
      isPaused: table.paused,
      isAsking: asked.length > 0,
      isMine: asked.includes(me),
      isAwaited: table.waiting.includes(me),
    })
  }

  let busyUntil = 0
  let ask: { readonly spot: Element; readonly question: string; readonly heardAt: number } | null = null
  let taps = 0
  let tappedAt = 0
  function hear(words: string, isAsk: boolean, isInterrupting = false): void {
    if (words === '') return
    const last = ear.heard.at(-1)
    if (isInterrupting && last) {
      last.to = Math.max(last.from, Math.min(last.to, Date.now()))
      busyUntil = last.to
    }
    const from = Math.max(Date.now(), busyUntil)
    busyUntil = from + words.split(/\s+/).length * wordMs
    ear.heard.push({ words, isAsk, from, to: busyUntil })
  }

  const nameOf = (element: Element): string => {
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    const legend = element instanceof HTMLFieldSetElement ? element.querySelector('legend') : null
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0] : null
    const named = element.getAttribute('aria-label') ?? (labelledBy ?? legend ?? label ?? element).textContent ?? ''
    return named.replace(/\s+/g, ' ').trim()
  }
  const isHidden = (element: Element) =>
    element.matches('[aria-hidden="true"], [inert]') ||
    !element.checkVisibility() ||
    getComputedStyle(element).visibility === 'hidden'
  const CONTROLS = 'button, a[href], input, textarea, select, [role="switch"]'
  /** The stops of a screen reader that swipes from here: texts and controls, in the order of the tree. */
  function stopsAfter(start: Element): (Element | string)[] {
    const stops: (Element | string)[] = []
    const walk = (node: Node) => {
      if (node instanceof Text) {
        if (node.data.trim() !== '' && node.parentElement !== start) stops.push(node.data.trim())
        return
      }
      if (!(node instanceof Element) || isHidden(node)) return
      if (node.matches(CONTROLS)) stops.push(node)
      else node.childNodes.forEach(walk)
    }
    start.childNodes.forEach(walk)
    for (let at: Element | null = start; at && !at.matches('main'); at = at.parentElement) {
      for (let next = at.nextSibling; next; next = next.nextSibling) walk(next)
    }
    return stops
  }
  const isEnabled = (one: Element) =>
    !one.matches(':disabled, [data-peek]') && one.getAttribute('aria-pressed') !== 'true'
  const controlsIn = (stops: readonly (Element | string)[]) =>
    stops.filter((stop): stop is Element => typeof stop !== 'string' && !NOT_MINE.test(nameOf(stop)) && isEnabled(stop))

  function consider(spot: Element): void {
    ask = { spot, question: nameOf(spot), heardAt: busyUntil }
    taps = 0
    tappedAt = 0
  }
  /** If the focus is there already, the region asks. */
  function hearRegion(words: string, isInterrupting: boolean): void {
    let spot = document.activeElement
    while (spot && nameOf(spot) !== words) spot = spot.parentElement
    const isAsk = spot !== null && spot.closest('main[data-game]') !== null
    hear(words, isAsk, isInterrupting)
    if (spot && isAsk) consider(spot)
  }
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('main[data-game][aria-label]')) return
    if (target.matches('[tabindex="-1"]:not(main), textarea, input[type="text"]')) {
      hear(nameOf(target), true)
      consider(target)
    }
  })
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element) || !target.matches('[data-announcer] *')) continue
      for (const node of addedNodes) hearRegion(node.textContent ?? '', target.matches('[aria-live="assertive"]'))
    }
  }).observe(document, { childList: true, subtree: true })

  function write(field: HTMLInputElement | HTMLTextAreaElement): void {
    const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    const text = `Heard it ${Math.floor(random() * 1000)} times`.slice(0, Math.max(1, field.maxLength))
    // React only notices the element's own setter.
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  function press(controls: readonly Element[]): Element | null {
    const empty = controls.find(
      (one) => (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) && one.value === '',
    )
    if (empty instanceof HTMLInputElement || empty instanceof HTMLTextAreaElement) {
      if (empty.type !== 'radio' && empty.type !== 'checkbox') {
        write(empty)
        return empty
      }
    }
    const buttons = controls.filter((one) => one instanceof HTMLElement && one.matches('button, [type="radio"]'))
    const chosen = buttons[Math.floor(random() * buttons.length)]
    if (chosen instanceof HTMLElement) chosen.click()
    return chosen ?? null
  }
  /** So many controls around an ask belong to it. */
  const NEAR = 8
  function act(): void {
    const now = Date.now()
    const last = ear.phases.at(-1)
    if (!last || last.isPaused) return
    if (ask?.spot.isConnected && last.isMine) {
      const stops = stopsAfter(ask.spot)
      const controls = controlsIn(stops).slice(0, NEAR)
      const [first] = controls
      if (!first) return
      const swipes = stops.indexOf(first) + 1
      if (now < Math.max(ask.heardAt + swipes * swipeMs, tappedAt + 1500) || taps > NEAR) return
      const within = controls.filter((one) => ask?.spot.contains(one))
      if (press(within.length > 0 && taps < 4 ? within : controls)) {
        if (taps === 0) ear.answered.push({ at: now, question: ask.question, swipes })
        taps++
        tappedAt = now
      }
      return
    }
    // Without a question, while the table waits: anything that can be found.
    const length = (last.deadline ?? 0) - last.since
    const isLate = last.isAwaited && last.deadline !== null && now - last.at > length * 0.6
    const main = document.querySelector('main[data-game][aria-label]')
    if (!isLate || !main || now < tappedAt + 2000) return
    tappedAt = now
    const found = press(controlsIn(stopsAfter(main)))
    if (found) ear.groped.push({ at: now, name: nameOf(found) })
  }
  setInterval(act, 200)
}
