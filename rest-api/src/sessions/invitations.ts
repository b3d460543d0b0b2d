import { HEAD_HEADER, namesFile } from '@highjinks/protocol'
import type { IRouter, Request, RequestHandler, Response } from 'express'
import { originOf } from '../origin.ts'
import type { AddressOf } from '../route.ts'
import type { Invitation, Invite } from './invitation.ts'

/** The web client, if the same process serves it. */
export interface Site {
  readonly serve: RequestHandler
  readonly serveInvitation: (request: Request, response: Response, invitation: Invitation) => void
}

interface InvitationRoutes {
  readonly invite: Invite
  readonly addressOf: AddressOf
  readonly publicUrl?: string
  readonly site?: Site
}

/** Serves a room's head inside its document. If a proxy in front has the documents, it only gets the head. */
export function mountInvitations(router: IRouter, { invite, addressOf, publicUrl, site }: InvitationRoutes): void {
  router.get('/join/:code', async (request, response, next) => {
    if (namesFile(request.path)) return next()
    const invitation = await invite(request.params.code, addressOf(request), originOf(request, publicUrl))
    if (site) return site.serveInvitation(request, response, invitation)
    response.set('Cache-Control', 'no-store')
    if (invitation.head !== null) response.set(HEAD_HEADER, Buffer.from(invitation.head).toString('base64'))
    response.status(invitation.status).end()
  })
}
