import { accept, crewLink, escapeHtml, previewPicture, refuse, writePreview } from '@highjinks/protocol'
import { safeParse } from 'zod/mini'
import { createOwnHead, type InvitationDeps, type Invite } from '../sessions/invitation.ts'
import type { Crews } from './crews.ts'

interface CrewHeadDeps extends Omit<InvitationDeps, 'byCode'> {
  readonly crews: Pick<Crews, 'byLink'>
}

/** A group chat shows the crew's name, and nothing else about it. */
export function createCrewHead({ crews, houseName, ...deps }: CrewHeadDeps): Invite {
  return createOwnHead(deps, {
    parse: (text) => safeParse(crewLink, text).data ?? null,
    async find(link) {
      const crew = await crews.byLink(link)
      return crew ? accept({ name: crew.name, link }) : refuse('crew-not-found')
    },
    write: ({ name, link }, origin) =>
      [
        `<title>${escapeHtml(name)} · ${escapeHtml(houseName)}</title>`,
        '<meta name="description" content="A crew. One link for all its nights.">',
        writePreview({
          houseName,
          title: name,
          description: 'A crew. One link for all its nights.',
          url: `${origin}/c/${link}`,
          picture: { url: origin + previewPicture(null), alt: houseName },
        }),
      ].join('\n'),
  })
}
