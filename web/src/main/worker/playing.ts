/** A table, a room, or a game round this phone: nothing may come between. */
const PLAYING = /^\/(?:play|gameplay)\/|^\/multiplayer\/s/
const ASK = 'who plays?'
const YES = 'we do'
/** Other windows of this browser answer at once, or do not. */
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

/** In this window, or in any other that this browser has open. */
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

/** Resolves as soon as nobody plays in any window. */
export async function untilNobodyPlays(): Promise<void> {
  while (await isAnybodyPlaying()) await untilLater()
}

/** Resolves once this window is out of every lobby, and of the way into one. */
export async function untilOutOfLobby(): Promise<void> {
  while (/^\/(?:join|multiplayer)(?:\/|$)/.test(window.location.pathname)) await untilLater()
}

function openChannel(): BroadcastChannel {
  return new BroadcastChannel('playing')
}

function untilLater(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}
