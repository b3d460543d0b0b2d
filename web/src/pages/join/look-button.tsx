import { Smile } from 'lucide-react'
import { useState } from 'react'
import { LookSheet } from '../../session/lobby/opened-sheets.tsx'
import { ownLook } from '../../session/seats/own-look.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Looks } from '../../ui/avatar/looks.ts'
import { Button } from '../../ui/button/button.tsx'

/** There's no seat yet whose features could show. */
const NOBODY = 'newcomer'
const FIRST = { color: 0, hat: 0, face: 0 }

/** The lobby's choice of looks before joining. A color or hat that someone there has makes way for a free one. */
export function LookButton() {
  const [look, setLook] = useState(ownLook.get)
  const [isOpen, setOpen] = useState(false)
  const worn = { ...FIRST, ...look }
  return (
    <>
      <Button kind="secondary" aria-label="Choose your look" className="px-2" onClick={() => setOpen(true)}>
        {look ? (
          <Looks value={new Map([[NOBODY, worn]])}>
            <Avatar seed={NOBODY} size={36} />
          </Looks>
        ) : (
          <Smile aria-hidden="true" className="size-7" />
        )}
      </Button>
      {isOpen && (
        <LookSheet
          seed={NOBODY}
          look={worn}
          others={[]}
          onWear={(chosen) => {
            ownLook.set(chosen)
            setLook(chosen)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
