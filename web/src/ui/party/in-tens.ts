/** What is shown of a sum, on a wall and on phones alike: tens, unless two that differ would look the same, or something like nothing. */
export function inTens(all: readonly number[]): (points: number) => number {
  const tens = (points: number) => Math.round(points / 10) * 10
  return (points) => {
    const isMistakable = all.some((other) => other !== points && tens(other) === tens(points))
    return isMistakable || tens(points) === 0 ? points : tens(points)
  }
}
