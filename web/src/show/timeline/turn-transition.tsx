import type { TableFrame } from '@highjinks/protocol'
import { Component, createRef, type ReactNode } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import { afterNextFrame, withNextFrame } from '../../lib/with-next-frame.ts'
import type { Transition } from './transition.ts'

interface TurnTransitionProps {
  /** The game's transition; null if one turn follows the other right away. */
  readonly transition: Transition | null
  readonly table: Pick<TableFrame, 'phase' | 'round' | 'turn' | 'paused'>
  readonly className: string
  readonly children: ReactNode
}

/** The whole length, and when the new content starts to come in. People can read and tap it all the while. */
const TRANSITION_MS = 400
const IN_AT = 0.45

/**
 * Sweeps the old content off the table between two turns with the game's own thing, and brings in the new behind it. It
 * is a class, because nothing else in React sees a page before it changes.
 */
export class TurnTransition extends Component<TurnTransitionProps> {
  private readonly ground = createRef<HTMLDivElement>()
  private readonly curtain = createRef<HTMLDivElement>()
  private stop: () => void = () => undefined

  /** Takes a picture of the table where a transition begins. */
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

  /** The old content comes before the new. On a TV, where both are large, it has a frame of its own. */
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
  // The announcement of the last round fills the screen, and nothing crosses its words.
  if (was.phase === 'finale') return false
  return transition?.opens.some((opens) => opens === is.phase || opens === `${was.phase}>${is.phase}`) ?? false
}

/** A drawing with more parts costs more than its moment is worth. */
const FEW_PARTS = 6
/** A page with more parts goes right away. It isn't drawn again for the sixth of a second in which it is swept away. */
const MANY_PARTS = 30

/** Copies its look, only for the eye, and without the buttons: nothing changes under a finger. */
function pictureOf(ground: HTMLElement): HTMLElement {
  const { left, top, width, height } = ground.getBoundingClientRect()
  // On a TV it may be scaled down, and leaves at that size.
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

/** Returns the parts that come in: all with a place of their own and without buttons. */
function cardsOn(ground: Element): readonly Element[] {
  return [...ground.children].flatMap((child) => {
    if (child.matches('[data-actions]')) return []
    const isOnlyGrouping =
      getComputedStyle(child).display === 'contents' || child.querySelector('[data-actions]') !== null
    return isOnlyGrouping ? cardsOn(child) : [child]
  })
}
