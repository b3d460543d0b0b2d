import type { TableFrame } from '@highjinks/protocol'
import { Component, createRef, type ReactNode } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import { afterNextFrame, withNextFrame } from '../../lib/with-next-frame.ts'
import type { Transition } from './transition.ts'

interface TurnTransitionProps {
  /** How this game does it; null where one turn follows the other at once. */
  readonly transition: Transition | null
  readonly table: Pick<TableFrame, 'phase' | 'round' | 'turn' | 'paused'>
  readonly className: string
  readonly children: ReactNode
}

/** All of it, and when what is new begins to come in; it can be read and tapped all the while. */
const TRANSITION_MS = 400
const IN_AT = 0.45

/**
 * Between two turns the game's own thing sweeps what lay there off the table, and what is new comes in behind it.
 * A class, because nothing else in React sees a page before it changes.
 */
export class TurnTransition extends Component<TurnTransitionProps> {
  private readonly ground = createRef<HTMLDivElement>()
  private readonly curtain = createRef<HTMLDivElement>()
  private stop: () => void = () => undefined

  /** A picture of what lay on the table, where a transition begins. */
  override getSnapshotBeforeUpdate(before: TurnTransitionProps): HTMLElement | null {
    const ground = this.ground.current
    return ground?.animate && beginsTransition(before, this.props) ? pictureOf(ground) : null
  }

  override componentDidUpdate(_: TurnTransitionProps, __: unknown, left: HTMLElement | null): void {
    if (this.props.table.paused) this.stop()
    else if (left) {
      this.stop()
      this.cover(left)
    }
  }

  override componentWillUnmount(): void {
    this.stop()
  }

  override render(): ReactNode {
    const { transition, className, children } = this.props
    return (
      <>
        <div ref={this.ground} data-fits className={className}>
          {children}
        </div>
        <div
          ref={this.curtain}
          aria-hidden="true"
          className="pointer-events-none invisible fixed inset-0 z-30 overflow-clip"
        >
          {transition?.props.map(({ drawn, place }) => (
            <div key={place} className={`absolute ${place}`}>
              {drawn}
            </div>
          ))}
        </div>
      </>
    )
  }

  /** What lay there comes before what is new. On a TV, where both are large, it has a frame to itself. */
  private cover(left: HTMLElement): void {
    const [ground, curtain] = [this.ground.current, this.curtain.current]
    if (!ground || !curtain) return
    const isTv = ground.closest('[data-tv]') !== null
    if (isTv) ground.style.contentVisibility = 'hidden'
    curtain.prepend(left)
    curtain.style.visibility = 'visible'
    const uncover = () => {
      ground.style.contentVisibility = ''
    }
    const callOff = (isTv ? afterNextFrame : withNextFrame)(() => {
      uncover()
      this.play(left, ground, [...curtain.children].slice(1))
    })
    this.stop = () => {
      callOff()
      uncover()
      left.remove()
      curtain.style.visibility = ''
      this.stop = () => undefined
    }
  }

  private play(left: HTMLElement, ground: HTMLElement, things: readonly Element[]): void {
    const { transition } = this.props
    if (!transition) return
    const timing = { duration: TRANSITION_MS, fill: 'both' } as const
    const arrival = { duration: TRANSITION_MS * (1 - IN_AT), delay: TRANSITION_MS * IN_AT, fill: 'backwards' } as const
    const running = [
      left.animate([...transition.out], { ...timing, duration: TRANSITION_MS * IN_AT }),
      ...things.map((thing, i) => thing.animate([...(transition.props[i]?.crosses ?? [])], timing)),
      ...cardsOn(ground).map((card) => card.animate([...transition.into], { ...arrival, easing: 'ease-out' })),
    ]
    const clear = this.stop
    const timer = setTimeout(() => this.stop(), TRANSITION_MS)
    this.stop = () => {
      clearTimeout(timer)
      for (const animation of running) animation.cancel()
      clear()
    }
  }
}

function beginsTransition(before: TurnTransitionProps, { transition, table }: TurnTransitionProps): boolean {
  const [was, is] = [before.table, table]
  const isNew = was.phase !== is.phase || was.round !== is.round || was.turn !== is.turn
  if (!isNew || is.paused || before.transition !== transition || prefersStillness()) return false
  // What announces the last lap fills the screen, and nothing crosses its words
  if (was.phase === 'finale') return false
  return transition?.opens.some((opens) => opens === is.phase || opens === `${was.phase}>${is.phase}`) ?? false
}

/** A drawing of more parts costs more than the moment it would be seen in. */
const FEW_PARTS = 6
/** A page of more parts goes at once, and is not drawn again for the sixth of a second in which it is swept away. */
const MANY_PARTS = 30

/** As it looked, for the eye alone. What is pressed is left out: it changes under no finger. */
function pictureOf(ground: HTMLElement): HTMLElement {
  const { left, top, width, height } = ground.getBoundingClientRect()
  // On a TV it may be drawn at a share of its size, and goes as large as it was.
  const share = ground.currentCSSZoom ?? 1
  const px = (length: number) => `${length / share}px`
  const picture = document.createElement('div')
  picture.setAttribute('inert', '')
  picture.setAttribute('data-fits', '')
  picture.setAttribute('style', ground.getAttribute('style') ?? '')
  picture.className = `${ground.className} absolute! m-0! deep:animate-none!`
  Object.assign(picture.style, { left: px(left), top: px(top), width: px(width), height: px(height) })
  picture.append(...[...ground.childNodes].map((node) => node.cloneNode(true)))
  for (const drawing of picture.querySelectorAll('svg')) {
    if (drawing.querySelectorAll('*').length > FEW_PARTS) drawing.replaceChildren()
  }
  for (const named of picture.querySelectorAll('[id], [data-actions]')) {
    if (named.matches('[data-actions]')) named.remove()
    else named.removeAttribute('id')
  }
  if (picture.querySelectorAll('*').length > MANY_PARTS) picture.replaceChildren()
  return picture
}

/** What comes in: all that has a place of its own and holds nothing to press. */
function cardsOn(ground: Element): readonly Element[] {
  return [...ground.children].flatMap((child) => {
    if (child.matches('[data-actions]')) return []
    const isOnlyGrouping =
      getComputedStyle(child).display === 'contents' || child.querySelector('[data-actions]') !== null
    return isOnlyGrouping ? cardsOn(child) : [child]
  })
}
