import type { CrewPage } from '@highjinks/protocol'

/** A crew's page as its members get it. */
export interface InsideProps {
  readonly link: string
  readonly name: string
  readonly you: NonNullable<CrewPage['you']>
  readonly crew: NonNullable<CrewPage['crew']>
  readonly onChanged: (page: CrewPage) => void
}
