import type { SessionView } from '@highjinks/protocol'

/** The people here without a seat: the TVs, and everyone who only watches. */
export function Onlookers({ view: { watchers, tvs } }: { readonly view: SessionView }) {
  const people = watchers - tvs
  return (
    <>
      {tvs > 0 && ` · ${tvs} ${tvs === 1 ? 'TV' : 'TVs'}`}
      {people > 0 && ` · ${people} watching`}
    </>
  )
}
