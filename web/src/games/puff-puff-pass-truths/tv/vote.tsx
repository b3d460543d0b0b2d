import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvStatements } from './statements.tsx'

/** The others pick the lie in secret. */
export function Vote({ table }: TvProps<View>) {
  return (
    <>
      <TvTitle>Which one is the lie?</TvTitle>
      <TvStatements table={table} />
      <p role="status" className="mt-auto text-center text-2xl leading-tight font-semibold text-muted">
        {table.voted.length} of {table.voters.length} voted
      </p>
    </>
  )
}
