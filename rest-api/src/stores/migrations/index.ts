import { firstLayout } from './001-first-layout.ts'
import { placesOfTheirOwn } from './002-places-of-their-own.ts'
import { done } from './003-done.ts'
import { namesByTheirLook } from './004-names-by-their-look.ts'
import { keyedMarks } from './005-keyed-marks.ts'
import { evidenceOfReports } from './006-evidence-of-reports.ts'
import { forTheOperator } from './007-for-the-operator.ts'
import { linksAndPasswords } from './008-links-and-passwords.ts'
import { operatorsPage } from './009-operators-page.ts'
import { toldOfTheWeek } from './010-told-of-the-week.ts'
import { tvs } from './011-tvs.ts'
import { signInWithAProvider } from './012-sign-in-with-a-provider.ts'
import { makersAndReplies } from './013-makers-and-replies.ts'
import { indexesOfOneDirection } from './014-indexes-of-one-direction.ts'
import type { Migration } from './migration.ts'

/** Every step since the beginning, in order; the first leads to version 1. Released steps never change. */
export const MIGRATIONS: readonly Migration[] = [
  firstLayout,
  placesOfTheirOwn,
  done,
  namesByTheirLook,
  keyedMarks,
  evidenceOfReports,
  forTheOperator,
  linksAndPasswords,
  operatorsPage,
  toldOfTheWeek,
  tvs,
  signInWithAProvider,
  makersAndReplies,
  indexesOfOneDirection,
]
