import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { describeWayIn } from './way-in.ts'

const HOME = 'http://192.168.1.7:3000'

test('[BOOT-21] a terminal shows how phones and a TV connect, with a QR code that a camera can read', () => {
  const [words = '', ...picture] = describeWayIn([HOME, 'http://10.0.0.7:3000'], 80).trimEnd().split('\n')
  expect(words).toBe(`Phones in the same Wi-Fi open ${HOME} (or http://10.0.0.7:3000), a TV ${HOME}/tv`)
  // Each line holds two rows of the code: a block is light, a space is dark
  const escapes = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]+m`, 'g')
  const rows = picture.flatMap((line) => {
    const signs = line.replaceAll(escapes, '').split('')
    return [signs.map((sign) => ' ▄'.includes(sign)), signs.map((sign) => ' ▀'.includes(sign))]
  })
  const { size, data } = encode(HOME, { border: 2 })
  expect(rows.slice(0, size)).toEqual(data)
})

test('[BOOT-21] one that is too narrow gets the words alone, and one without a network nothing', () => {
  expect(describeWayIn([HOME], 20)).toBe(`Phones in the same Wi-Fi open ${HOME}, a TV ${HOME}/tv\n`)
  expect(describeWayIn([], 80)).toBe('')
})
