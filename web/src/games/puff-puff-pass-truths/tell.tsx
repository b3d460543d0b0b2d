import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Heading } from '../../ui/layout/heading.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import '../../ui/toys/large-card.css'
import { Applause } from '../attempt/applause.tsx'
import { DoneOrPass } from '../attempt/done-or-pass.tsx'
import { InLight } from '../attempt/in-light.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

/** The card the table wants explained; its author tells it, everybody else claps. */
export function Tell({ table, hand, me, players, act, isBusy }: ScreenProps<View, Hand>) {
  const { told, turn, reveal, applause } = table
  if (told === null || turn === null) return null
  const isLie = told === reveal?.lie
  const isAuthor = me === turn
  const name = nameOf(players, turn)
  return (
    <>
      <div role="status" className="text-center">
        <Heading level={2} size="title">
          {isAuthor ? 'They want the story' : isLie ? `${name}, where did that come from?` : `${name}, explain!`}
        </Heading>
        <p className="mt-1 text-lg text-muted">
          {isAuthor
            ? isLie
              ? 'How did you come up with it?'
              : 'Tell it like it happened. Names may be changed to protect the guilty.'
            : hand !== null
              ? 'Good story? Clap.'
              : 'This had better be good.'}
        </p>
      </div>
      <InLight id={turn} />
      <figure className="large-card my-auto laptop:my-0 grid justify-items-center gap-4 rounded-card bg-cream px-5 py-7 text-center text-ink short:py-5">
        <Badge tone={isLie ? 'coral' : 'sky'} className="py-1 text-base">
          {isLie ? 'The lie' : 'True'}
        </Badge>
        <blockquote className="font-handwritten text-4xl leading-none text-balance short:text-3xl lg:text-5xl">
          {table.statements[told]}
        </blockquote>
      </figure>
      <Applause
        performers={[turn]}
        applause={applause}
        clapsLeft={hand?.clapsLeft ?? null}
        {...{ me, players, act, isBusy }}
      />
      {isAuthor && <DoneOrPass {...{ act, isBusy }} done="The end" />}
    </>
  )
}
