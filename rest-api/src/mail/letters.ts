import type { Letter } from './mail.ts'

const SIGNED = '\n\nThe Toast\nHighjinks'

/** Addresses of pages that open a link: the secret stands behind the `#`, which no browser tells a server. */
export const resetAddress = (origin: string, secret: string) => `${origin}/auth/reset#${secret}`
const verifyAddress = (origin: string, secret: string) => `${origin}/auth/verify#${secret}`

export const operatorAddress = (origin: string, secret: string) => `${origin}/operator#${secret}`

export function resetLetter(to: string, origin: string, secret: string): Letter {
  return {
    to,
    subject: 'A new password for Highjinks',
    text: `Somebody, you we hope, asked for a new password at ${origin}.

Choose one here. The link works once, for an hour:
${resetAddress(origin, secret)}

If it was not you, do nothing: your password stays as it is.${SIGNED}`,
  }
}

export function verifyLetter(to: string, origin: string, secret: string): Letter {
  return {
    to,
    subject: 'Is this your email?',
    text: `An account at ${origin} has this email. If it is yours, say so here. The link works once, for an hour:
${verifyAddress(origin, secret)}

If you know nothing of it, do nothing, or write to us: ${origin}/contact${SIGNED}`,
  }
}

/** To where it was before: whoever did not do it has to hear of it. */
export function emailMovedLetter(to: string, origin: string): Letter {
  return {
    to,
    subject: 'Your email at Highjinks was changed',
    text: `Your account at ${origin} has another email from now on, and this one is no longer part of it.

If it was not you, write to us at once: ${origin}/contact${SIGNED}`,
  }
}

export function passwordChangedLetter(to: string, origin: string): Letter {
  return {
    to,
    subject: 'Your password at Highjinks was changed',
    text: `The password of your account at ${origin} was changed, and every other place it was signed in at is signed out.

If it was not you, choose a new one: ${origin}/auth/forgot${SIGNED}`,
  }
}

export function providerLinkedLetter(to: string, origin: string): Letter {
  return {
    to,
    subject: 'Another way in to your account at Highjinks',
    text: `Your account at ${origin} can be signed in to with another provider from now on. Your profile shows which: ${origin}/profile

If it was not you, choose a new password, which ends that as well: ${origin}/auth/forgot${SIGNED}`,
  }
}

export function providerUnlinkedLetter(to: string, origin: string): Letter {
  return {
    to,
    subject: 'One way less in to your account at Highjinks',
    text: `Your account at ${origin} is signed in to with its password alone from now on.

If it was not you, choose a new one: ${origin}/auth/forgot${SIGNED}`,
  }
}

/** To the email that was proven: whoever had the account without it is out. */
export function takenOverLetter(to: string, origin: string): Letter {
  return {
    to,
    subject: 'Your account at Highjinks was opened by another way',
    text: `Somebody whose provider says that this email is theirs has opened your account at ${origin}. Its password is no more, and every place it was signed in at is signed out.

If it was not you, choose a new password, which ends that way in: ${origin}/auth/forgot${SIGNED}`,
  }
}

/** To whoever wants to hear of it: somebody has signed in from where nobody has before. */
export function newPlaceLetter(to: string, origin: string, at: number): Letter {
  const when = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return {
    to,
    subject: 'Your account was used from a new place',
    text: `Somebody signed in to your account at ${origin} from a place or a browser we have not seen before, at ${when}.

If it was you, all is well. If not, choose a new password: ${origin}/auth/forgot

You get this letter because Email Notifications are on: ${origin}/profile${SIGNED}`,
  }
}

/** To whoever wants to hear of it: the challenge of this week. */
export function weekLetter(to: string, origin: string, title: string, description: string): Letter {
  return {
    to,
    subject: `This week at Highjinks: ${title}`,
    text: `${description}

Play until Sunday night: ${origin}/challenges

You get this letter because Game Updates are on. To stop it: ${origin}/profile${SIGNED}`,
  }
}

/** What an operator answers to a message, with the message below. */
export function answerLetter(
  { email, subject, message }: { readonly email: string; readonly subject: string; readonly message: string },
  reply: string,
  origin: string,
): Letter {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  return { to: email, subject: `Re: ${subject}`, text: `${reply}\n\n${origin}\n\nYou wrote:\n${quoted}` }
}
