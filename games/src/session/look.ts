import { HATS, LOOK_COLORS, type Look } from '@highjinks/protocol'

/** The first colour and the first hat that nobody of these has. With everything taken, looks begin to repeat. */
export function freeLook(taken: readonly Look[]): Look {
  return {
    color: firstFree(
      LOOK_COLORS,
      taken.map((look) => look.color),
    ),
    hat: firstFree(
      HATS,
      taken.map((look) => look.hat),
    ),
  }
}

function firstFree(count: number, taken: readonly number[]): number {
  const free = Array.from({ length: count }, (_, i) => i).find((i) => !taken.includes(i))
  return free ?? taken.length % count
}
