import { type Email, HOUSE_NAME } from './mail.ts'

const SIGNED = `\n\nThe Toast\n${HOUSE_NAME}`

/** Addresses with a secret after the `#`, which browsers never send to a server. */
export const resetAddress = (origin: string, secret: string) => `${origin}/auth/reset#${secret}`
const verifyAddress = (origin: string, secret: string) => `${origin}/auth/verify#${secret}`

export const operatorAddress = (origin: string, secret: string) => `${origin}/operator#${secret}`

export function resetEmail(to: string, origin: string, secret: string): Email {
  return {
    to,
    subject: `Reset your ${HOUSE_NAME} password`,
    text: `Someone, hopefully you, asked to reset the password for your account at ${origin}.

Choose a new one here. This link works once and expires in an hour:
${resetAddress(origin, secret)}

If it wasn't you, ignore this email. Your password won't change.${SIGNED}`,
  }
}

export function verifyEmail(to: string, origin: string, secret: string): Email {
  return {
    to,
    subject: `Confirm your email for ${HOUSE_NAME}`,
    text: `Someone signed up at ${origin} with this email. If it was you, open this link in the browser where you're logged in:
${verifyAddress(origin, secret)}

This link works once and expires in an hour. If you didn't sign up, don't open it. The account uses your email, so you can claim it by choosing a new password:
${origin}/auth/forgot

Or contact us: ${origin}/contact${SIGNED}`,
  }
}

/** Goes to the old email, so that the owner hears about a change someone else made. */
export function emailChangedEmail(to: string, origin: string): Email {
  return {
    to,
    subject: `Your ${HOUSE_NAME} email was changed`,
    text: `Your account at ${origin} now uses a different email. You can't use this one to log in anymore.

If it wasn't you, contact us right away: ${origin}/contact${SIGNED}`,
  }
}

export function passwordChangedEmail(to: string, origin: string): Email {
  return {
    to,
    subject: `Your ${HOUSE_NAME} password was changed`,
    text: `The password for your account at ${origin} was changed, and you've been signed out everywhere else.

If it wasn't you, reset your password: ${origin}/auth/forgot${SIGNED}`,
  }
}

export function providerLinkedEmail(to: string, origin: string): Email {
  return {
    to,
    subject: `New sign-in method on your ${HOUSE_NAME} account`,
    text: `You can now sign in to your account at ${origin} with another provider. Your profile shows which one: ${origin}/profile

If it wasn't you, reset your password. That removes this sign-in method too: ${origin}/auth/forgot${SIGNED}`,
  }
}

export function providerUnlinkedEmail(to: string, origin: string): Email {
  return {
    to,
    subject: `Sign-in method removed from your ${HOUSE_NAME} account`,
    text: `From now on, you can only sign in to your account at ${origin} with your password.

If it wasn't you, reset your password: ${origin}/auth/forgot${SIGNED}`,
  }
}

/** Goes to the verified email after its owner took over an account that someone else had registered with it. */
export function takenOverEmail(to: string, origin: string): Email {
  return {
    to,
    subject: `Someone signed in to your ${HOUSE_NAME} account with a provider`,
    text: `Someone used a sign-in provider that confirmed this email to take over your account at ${origin}. Its old password no longer works, and everyone has been signed out.

If it wasn't you, reset your password. That also shuts out anyone who signed in this way: ${origin}/auth/forgot${SIGNED}`,
  }
}

/** Goes to accounts with Email Notifications on after a sign-in from a new browser or location. */
export function newPlaceEmail(to: string, origin: string, at: number): Email {
  const when = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return {
    to,
    subject: `New sign-in to your ${HOUSE_NAME} account`,
    text: `Someone signed in to your account at ${origin} from a new browser or location, at ${when}.

If this was you, you're all set. If not, reset your password: ${origin}/auth/forgot

You're getting this email because Email Notifications are on: ${origin}/profile${SIGNED}`,
  }
}

/** Goes to accounts with Game Updates on: this week's challenge. */
export function weekEmail(to: string, origin: string, title: string, description: string): Email {
  return {
    to,
    subject: `This week at ${HOUSE_NAME}: ${title}`,
    text: `${description}

Play until Sunday night: ${origin}/challenges

You're getting this email because Game Updates are on. To turn them off: ${origin}/profile${SIGNED}`,
  }
}

/** An operator's answer, with the original message below. */
export function answerEmail(
  { email, subject, message }: { readonly email: string; readonly subject: string; readonly message: string },
  reply: string,
  origin: string,
): Email {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  return { to: email, subject: `Re: ${subject}`, text: `${reply}\n\n${origin}\n\nYou wrote:\n${quoted}` }
}
