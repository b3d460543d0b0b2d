import { expect, it } from 'vitest'
import { findCircle } from './no-circles.ts'

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports })

it('finds chunks that import each other, however far around', () => {
  const tree = [chunk('a', 'b', 'c'), chunk('b', 'c'), chunk('c', 'elsewhere')]
  expect(findCircle(tree)).toBeNull()
  expect(findCircle([...tree, chunk('d', 'a', 'e'), chunk('e', 'f'), chunk('f', 'd')])).toEqual(['d', 'e', 'f', 'd'])
})
