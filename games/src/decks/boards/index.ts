import type { Board } from '../../kit/card.ts'
import { intenseBoards } from './intense.ts'
import { mediumBoards } from './medium.ts'
import { mildBoards } from './mild.ts'

export const boards: readonly Board[] = [...mildBoards, ...mediumBoards, ...intenseBoards]
