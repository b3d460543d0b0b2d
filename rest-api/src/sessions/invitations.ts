import { HEAD_HEADER, namesFile } from '@highjinks/protocol'
import type { IRouter, Request, RequestHandler, Response } from 'express'
import { originOf } from '../origin.ts'
import type { AddressOf } from '../route.ts'
import type { Invitation, Invite } from './invitation.ts'

/** The documents that get a head of their own. */
export type OwnDocument = 'invitation.html' | 'crew.html'

/** The web client, if the same process serves it. */
export interface Site {
  readonly serve: RequestHandler
  /** A document that gets a head of its own. */
  readonly serveInvitation: (
    request: Request,
    response: Response,
    invitation: Invitation,
    document: OwnDocument,
  ) => void
}

interface InvitationRoutes {
  readonly invite: Invite
  readonly crewHead: Invite
  readonly addressOf: AddressOf
  readonly publicUrl?: string
  readonly site?: Site
}

/** Serves a head of its own inside a room's or a crew's document. If a proxy in front has the documents, it only gets the head. */
export function mountInvitations(
  router: IRouter,
  { invite, crewHead, addressOf, publicUrl, site }: InvitationRoutes,
): void {
  const mount = (path: string, headOf: Invite, document: OwnDocument) =>
    router.get(`${path}/:code`, async (request, response, next) => {
      if (namesFile(request.path)) return next()
      const invitation = await headOf(String(request.params['code']), addressOf(request), originOf(request, publicUrl))
      if (site) return site.serveInvitation(request, response, invitation, document)
      response.set('Cache-Control', 'no-store')
      if (invitation.head !== null) response.set(HEAD_HEADER, Buffer.from(invitation.head).toString('base64'))
      response.status(invitation.status).end()
    })
  mount('/join', invite, 'invitation.html')
  mount('/c', crewHead, 'crew.html')
}
