/** One sum in tens, unless that would look like nothing. */
export function toTen(points: number): number {
  return Math.round(points / 10) * 10 || points
}

/** What is shown of sums, on a wall and on phones alike: tens, unless two that differ would look the same. */
export function inTens(all: readonly number[]): (points: number) => number {
  return (points) => {
    const isMistakable = all.some((other) => other !== points && toTen(other) === toTen(points))
    return isMistakable ? points : toTen(points)
  }
}
