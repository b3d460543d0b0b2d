import type { SessionView } from '@highjinks/protocol'
import { Pauser } from './pauser.tsx'

/** On the TV there is nothing to press: a sign before a room with the lights low, where everybody dozes. */
export function PauseOnTv({ view }: { readonly view: SessionView }) {
  return (
    <>
      <div aria-hidden="true" className="visible fixed inset-0 -z-5 animate-fade bg-ink/55" />
      <div className="visible fixed inset-x-[15vw] top-0 bottom-[36vh] z-20 grid place-content-center">
        <div className="paper grid animate-pop justify-items-center gap-[2vh] rounded-[2rem] border-4 border-ink px-[4vw] py-[3vh] text-center">
          <Pauser view={view} me={null}>
            {(words) => <h2 className="font-display text-title font-extrabold text-balance">{words}</h2>}
          </Pauser>
        </div>
      </div>
    </>
  )
}
