import { defineGame, type HandOf, timesInWords, type ViewOf } from '../kit/index.ts'
import { about } from './about.ts'
import { length } from './length.ts'
import { phases, play, redeal, setup } from './rules.ts'
import { simulate } from './simulate.ts'
import { move, state } from './state.ts'
import { hand, view } from './view.ts'

export const neverHaveIEver = defineGame({
  about,
  state,
  move,
  phases,
  length,
  setup,
  play,
  redeal,
  card: (state) => state.card?.id ?? null,
  view,
  hand,
  simulate,
  titles: {
    longShot: ['Long shot', (times) => `hit a number nobody believed in ${timesInWords(times)}`],
    exact: ['Knows you too well', (times) => `guessed the table right ${timesInWords(times)}`],
    detective: ['Handwriting expert', (times) => `knew whose it was ${timesInWords(times)}`],
    unknown: ['Ghostwriter', (times) => `fooled everybody about an own statement ${timesInWords(times)}`],
    loudest: ['Brought the house down', (times) => `told the loudest story ${timesInWords(times)}`],
    wanted: ['By popular demand', (times) => `was asked for ${timesInWords(times)}`],
    story: ['Storyteller', (times) => `told us how ${timesInWords(times)}`],
    have: ['Been everywhere', (times) => `has done it ${timesInWords(times)}`],
    never: ['Slightly bent halo', (times) => `said never ${timesInWords(times)}`],
    alone: ['One of a kind', (times) => `stood alone ${timesInWords(times)}`],
    pen: ['Author in residence', (times) => `wrote for the table ${timesInWords(times)}`],
    suspect: ['Everybody’s first thought', (times) => `was taken for the author ${timesInWords(times)}`],
    pointed: ['Poker face, allegedly', (times) => `was pointed at ${timesInWords(times)}`],
    close: ['Near enough', (times) => `missed by one ${timesInWords(times)}`],
    clap: ['Warmest hands', (times) => `applauded ${timesInWords(times)}`],
    skip: ['Takes the Fifth', (times) => `kept it private ${timesInWords(times)}`],
  },
})

export type View = ViewOf<typeof neverHaveIEver>
export type Hand = HandOf<typeof neverHaveIEver>
