import type { Look } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Looks } from '../../ui/avatar/looks.ts'

interface Drawing {
  readonly width: number
  readonly height: number
  /** Shapes only, because a separate picture has no access to fonts. */
  readonly shapes: ReactNode
}

/** Draws shapes in the page's colors as a picture that a canvas accepts. */
export async function svgPicture(
  { width, height, shapes }: Drawing,
  looks: ReadonlyMap<string, Look>,
  style: CSSStyleDeclaration,
): Promise<HTMLImageElement> {
  const holder = document.createElement('div')
  const root = createRoot(holder)
  flushSync(() =>
    root.render(
      <Looks value={looks}>
        <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {shapes}
        </svg>
      </Looks>,
    ),
  )
  const svg = holder.querySelector('svg')
  const drawn = svg?.outerHTML ?? ''
  for (const [, name] of drawn.matchAll(/var\((--color-[\w-]+)\)/g))
    if (name !== undefined) svg?.style.setProperty(name, style.getPropertyValue(name))
  const text = svg === null ? '' : new XMLSerializer().serializeToString(svg)
  root.unmount()
  const picture = new Image(width, height)
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await picture.decode()
  return picture
}
