import { counted, defineGame, drew, type HandOf, type ViewOf } from '../kit/index.ts'
import { about } from './about.ts'
import { balcony } from './balcony.ts'
import { length } from './length.ts'
import { cutShort, phases, play, redeal, setup } from './rules.ts'
import { simulate } from './simulate.ts'
import { move, state } from './state.ts'
import { hand, view } from './view.ts'

export const neverHaveIEver = defineGame({
  about,
  rules: 3,
  state,
  move,
  phases,
  length,
  cutShort,
  setup,
  play,
  redeal,
  card: (state) => state.card?.id ?? null,
  view,
  hand,
  balcony,
  simulate,
  titles: {
    longShot: ['Long shot', counted('hit a number no one believed in')],
    exact: ['Knows you too well', counted('guessed the table right')],
    detective: ['Handwriting expert', counted('knew who wrote it')],
    unknown: ['Ghostwriter', counted('stayed a secret author')],
    favorite: ['Brought the house down', counted('told the best story')],
    wanted: ['By popular demand', drew('vote', ' for a story')],
    story: ['Storyteller', counted('told us how it went')],
    have: ['Been everywhere', counted('has done it')],
    never: ['Slightly bent halo', counted('said never')],
    alone: ['One of a kind', counted('stood alone')],
    pen: ['Author in residence', counted('wrote for the table')],
    suspect: ['Everyone’s first thought', counted('got blamed for the writing')],
    pointed: ['Poker face, allegedly', counted('was pointed at')],
    clap: ['Warmest hands', counted('applauded')],
    skip: ['Takes the Fifth', counted('kept it private')],
  },
})

export type View = ViewOf<typeof neverHaveIEver>
export type Hand = HandOf<typeof neverHaveIEver>
