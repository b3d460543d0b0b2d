import { expect, it } from 'vitest'
import { people } from '../../lib/testing/people.ts'
import { asNamed, namesOf } from './attempt.ts'

const ids = ['Theo', 'Benjamin', 'Hoste']
const players = people(ids)

it.each([
  ['Benjamin', 'You, Theo, and Hoste', ['Benjamin', 'Theo', 'Hoste']],
  ['Hoste', 'You, Theo, and Benjamin', ['Hoste', 'Theo', 'Benjamin']],
  [null, 'Theo, Benjamin, and Hoste', ids],
])('to %s the faces are in the order of the names below them', (me, names, faces) => {
  expect(namesOf(ids, { me, players })).toBe(names)
  expect(asNamed(ids, me)).toEqual(faces)
})
