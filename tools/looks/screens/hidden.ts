/**
 * Finds words on a TV that nobody can read: off the picture, cut off by their container, outside their card, or covered
 * by something, even other words. Runs in the page.
 */
export function hiddenOnTv(): readonly string[] {
  const tv = document.querySelector('[data-tv]')
  if (!tv) return []
  /** The share of a line's height to ignore above and below, because letters are smaller than their font claims. */
  const SLACK = 0.24
  /** Anything less transparent hides what is behind it. */
  const SOLID = 0.5
  const NEAR = 3

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const alphas = new Map<string, number>()
  const alphaOf = (color: string) => {
    const known = alphas.get(color)
    if (known !== undefined || !canvas || color === 'none') return known ?? 0
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const alpha = (canvas.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255
    alphas.set(color, alpha)
    return alpha
  }
  const parents = (inner: Element) => {
    const all: Element[] = []
    for (let one: Element | null = inner; one; one = one.parentElement) all.push(one)
    return all
  }
  const opacities = new Map<Element, number>()
  const opacityOf = (one: Element): number => {
    const known = opacities.get(one)
    if (known !== undefined) return known
    const own = Number(getComputedStyle(one).opacity) * (one.parentElement ? opacityOf(one.parentElement) : 1)
    opacities.set(one, own)
    return own
  }
  const tilts = new Map<Element, boolean>()
  const isTilted = (one: Element): boolean => {
    const known = tilts.get(one)
    if (known !== undefined) return known
    const { transform, rotate } = getComputedStyle(one)
    const isOwn = rotate !== 'none' || Math.abs(new DOMMatrix(transform === 'none' ? '' : transform).b) > 0.01
    const isSo = isOwn || (one.parentElement !== null && isTilted(one.parentElement))
    tilts.set(one, isSo)
    return isSo
  }
  const paints = (one: Element) => {
    const { backgroundColor, backgroundImage, fill, fillOpacity, stroke } = getComputedStyle(one)
    if (one instanceof SVGSVGElement) return false
    const ink = one instanceof SVGElement ? Math.max(alphaOf(fill) * Number(fillOpacity), alphaOf(stroke)) : 0
    const ground = one instanceof HTMLElement ? alphaOf(backgroundColor) : 0
    const isPicture = one instanceof HTMLImageElement || backgroundImage.includes('url(')
    return (isPicture || Math.max(ink, ground) > SOLID) && opacityOf(one) > SOLID
  }
  const nameOf = (one: Element) =>
    [one, ...parents(one)]
      .find((each) => each.getAttribute('class'))
      ?.getAttribute('class')
      ?.slice(0, 60) ?? ''

  // Makes everything hit-testable, because unclickable things cover words too.
  const sheet = document.createElement('style')
  sheet.textContent = 'html * { pointer-events: auto !important }'
  document.head.append(sheet)

  interface Piece {
    readonly holder: Element
    readonly words: string
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
    readonly isTilted: boolean
  }
  const pieces: Piece[] = []
  const texts = document.createTreeWalker(tv, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    const words = text.textContent?.trim().slice(0, 40)
    if (!holder || !words || /^[\p{Extended_Pictographic}\p{M}\u200d]+$/u.test(words)) continue
    if (holder.closest('title, style, [data-drawn]') || holder.getBoundingClientRect().width < 2) continue
    if ((holder.closest('[class*="sr-only"]')?.getBoundingClientRect().width ?? 2) < 2) continue
    if (!holder.checkVisibility({ visibilityProperty: true }) || opacityOf(holder) < 0.3) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const tilted = isTilted(holder)
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const trim = height * SLACK
      if (right - left < 2) continue
      pieces.push({ holder, words, left, right, top: top + trim, bottom: bottom - trim, isTilted: tilted })
    }
  }

  /** The boxes of everything that could cover words; a line is only checked closely where one meets it. */
  const boxes = [...document.querySelectorAll('img, svg *, [data-tv] *')].flatMap((one) => {
    const box = one.getBoundingClientRect()
    return box.width > 1 && box.height > 1 ? [{ one, box }] : []
  })
  /** About the width of a hat's tip, and of a bubble's point. */
  const STEP = 6
  const lidOn = (holder: Element, line: Pick<Piece, 'left' | 'right' | 'top' | 'bottom'>): Element | undefined => {
    const isMet = boxes.some(
      ({ one, box }) =>
        box.right > line.left &&
        box.left < line.right &&
        box.bottom > line.top &&
        box.top < line.bottom &&
        !one.contains(holder) &&
        !holder.contains(one),
    )
    if (!isMet) return undefined
    const height = line.bottom - line.top
    for (let x = line.left + 2; x < line.right - 1; x += STEP) {
      for (const share of [0.1, 0.5, 0.9]) {
        for (const at of document.elementsFromPoint(x, line.top + height * share)) {
          if (at.contains(holder) || holder.contains(at)) break
          // A board torn in two says the same twice.
          if (!paints(at) || holder.closest('.tv-stamp')?.contains(at)) continue
          return at
        }
      }
    }
    return undefined
  }

  const found = new Set<string>()
  for (const { holder, words, left, right, top, bottom, isTilted } of pieces) {
    // A sofa that sinks takes its names along.
    const isSunk = holder.closest('.tv-people') !== null
    if (!isSunk && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
      found.add(`off the TV: ${words}`)
    for (const one of parents(holder)) {
      if (isTilted || one === tv) break
      const { overflowX, overflowY, backgroundColor, display } = getComputedStyle(one)
      const box = one.getBoundingClientRect()
      const isOut = {
        x: left < box.left - NEAR || right > box.right + NEAR,
        y: top < box.top - NEAR || bottom > box.bottom + NEAR,
      }
      if ((overflowX !== 'visible' && isOut.x) || (overflowY !== 'visible' && isOut.y)) {
        found.add(`cut off: ${words}`)
        break
      }
      if (one instanceof HTMLElement && display !== 'inline' && alphaOf(backgroundColor) > SOLID) {
        if (isOut.x || isOut.y) found.add(`out of its card: ${words}`)
        break
      }
    }
    // What a drawing puts in front of its own words is part of it.
    const lid = holder instanceof SVGElement ? undefined : lidOn(holder, { left, right, top, bottom })
    if (lid) found.add(`under ${nameOf(lid)}: ${words}`)
  }
  for (const picture of tv.querySelectorAll('img')) {
    const { left, right, top, bottom } = picture.getBoundingClientRect()
    const isOff = left < -NEAR || top < -NEAR || right > innerWidth + NEAR || bottom > innerHeight + NEAR
    if (isOff && picture.checkVisibility({ visibilityProperty: true }) && opacityOf(picture) > 0.3)
      found.add(`off the TV: the picture ${picture.getAttribute('src')}`)
  }
  for (const place of tv.querySelectorAll('.fit-text')) {
    const words = place.firstElementChild
    if (!words || isTilted(place) || opacityOf(place) < 0.3 || !place.checkVisibility({ visibilityProperty: true }))
      continue
    const over = words.getBoundingClientRect().height - place.getBoundingClientRect().height
    if (over > NEAR) found.add(`${Math.round(over)} px out of their place: ${words.textContent?.slice(0, 40)}`)
  }
  for (const [i, a] of pieces.entries()) {
    for (const b of pieces.slice(i + 1)) {
      if (a.holder === b.holder || a.isTilted || b.isTilted) continue
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > NEAR && high > NEAR) found.add(`over each other: ${a.words} | ${b.words}`)
    }
  }
  sheet.remove()
  return [...found]
}
