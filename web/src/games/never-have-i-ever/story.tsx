import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Applause } from '../attempt/applause.tsx'
import { DoneOrPass } from '../attempt/done-or-pass.tsx'
import { InLight } from '../attempt/in-light.tsx'
import { nameOf } from '../screen.ts'
import type { PartProps } from './part.ts'
import { Statement } from './statement.tsx'

/** Whom the table chose tells how it was, and is applauded. */
export function Story(props: PartProps) {
  const { table, hand, me } = props
  const { teller } = table
  if (teller === null) return null
  return (
    <>
      <Statement table={table} shape="small" />
      <Telling {...props} teller={teller} />
      <Applause
        {...props}
        performers={[teller]}
        applause={table.applause}
        clapsLeft={hand === null ? null : hand.clapsLeft}
      />
      {teller === me && <DoneOrPass {...props} done="The end" pass="Never mind, pass" passFoot={null} />}
    </>
  )
}

function Telling({ teller, hand, me, players }: PartProps & { readonly teller: string }) {
  const isMe = teller === me
  return (
    <div
      role="status"
      className={cx(
        'grid grow place-content-center justify-items-center gap-4 text-center max-sm:flex max-sm:flex-col max-sm:items-center max-sm:justify-center max-sm:gap-2 flat:gap-1',
        // Whoever tells has buttons below.
        isMe && '[--light:15dvh]',
      )}
    >
      <InLight id={teller} />
      <Avatar
        seed={teller}
        size="clamp(5rem, min(26vw, 20dvh), 14rem)"
        className="animate-pop max-sm:hidden laptop:hidden"
      />
      <Heading level={2} size="title" className="short:text-2xl">
        {isMe ? 'The floor is yours' : `${nameOf(players, teller)} tells it`}
      </Heading>
      <p className="text-lg text-muted short:text-base lg:text-2xl">
        {isMe
          ? 'Change names and places to protect the guilty.'
          : hand !== null
            ? 'Listen up. Clap when it’s earned.'
            : 'Listen up. This one’s under oath.'}
      </p>
    </div>
  )
}
