import { expect, it } from 'vitest'
import { writePreview } from './document.ts'

it('[LINK-5] everything about a picture is on the line with its address, and goes with it', () => {
  const url = 'https://play.test'
  const text = writePreview({
    houseName: 'H',
    title: 'T',
    description: 'D',
    url,
    picture: { url: `${url}/p.png`, alt: 'A' },
  })
  const rest = text.split('\n').filter((line) => !line.includes(url))
  expect(rest.some((line) => line.includes('og:title'))).toBe(true)
  expect(rest.filter((line) => /og:image|twitter/.test(line))).toEqual([])
})
