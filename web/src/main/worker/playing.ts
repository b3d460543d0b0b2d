/** A table, a room, or a game on this phone: nothing should interrupt these. */
const PLAYING = /^\/(?:play|gameplay)\/|^\/multiplayer\/s/
const ASK = 'who plays?'
const YES = 'we do'
/** This browser's other windows answer within this time or not at all. */
const WAIT_MS = 300
const LOOK_MS = 3000

function isPlaying(path = window.location.pathname): boolean {
  return PLAYING.test(path)
}

/** Answers the other windows for this one. */
export function answerWhoPlays(): void {
  const channel = openChannel()
  channel.addEventListener('message', ({ data }) => {
    if (data === ASK && isPlaying()) channel.postMessage(YES)
  })
}

/** Checks this window and any other that this browser has open. */
export function isAnybodyPlaying(): Promise<boolean> {
  if (isPlaying()) return Promise.resolve(true)
  const channel = openChannel()
  return new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      if (data === YES) resolve(true)
    })
    setTimeout(() => resolve(false), WAIT_MS)
    channel.postMessage(ASK)
  }).finally(() => channel.close())
}

/** Resolves as soon as no window has a game. */
export async function untilNobodyPlays(): Promise<void> {
  while (await isAnybodyPlaying()) await untilLater()
}

/** Resolves once this window is out of every lobby, and off the way into one. */
export async function untilOutOfLobby(): Promise<void> {
  while (/^\/(?:join|multiplayer)(?:\/|$)/.test(window.location.pathname)) await untilLater()
}

function openChannel(): BroadcastChannel {
  return new BroadcastChannel('playing')
}

function untilLater(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}
