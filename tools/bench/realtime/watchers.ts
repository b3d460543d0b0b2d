import { createServer } from 'node:http'
import { Screen } from '../../drills/play/screen.ts'

/** Runs thousands of watching screens in their own process, so that reading their views doesn't delay the players. */
const { PORT, SERVER, CODE, COUNT, TAPPERS } = process.env
const AT_ONCE = 50
/** An address has no ports for more. */
const PER_ADDRESS = 5000
/** Each tapper taps once within this time, and again. */
const TAP_EVERY_MS = 5000
/** Answers in the watched phase, with eight players. */
const VALUES = ['0–1', '2–3', '4–5'] as const

const screens: Screen[] = []
let [taps, counted] = [0, 0]
createServer((request, response) => {
  if (request.url === '/tap') startTapping()
  response.end(request.url === '/taps' ? `${taps} ${counted}` : `${screens.length}`)
}).listen(Number(PORT))
while (screens.length < Number(COUNT)) {
  const host = `127.0.0.${2 + Math.floor(screens.length / PER_ADDRESS)}`
  const auth = (i: number) => ({ proto: 1, code: CODE, seats: [], device: `watching-phone-${i}` })
  const next = Array.from({ length: AT_ONCE }, (_, i) => auth(screens.length + i))
  screens.push(...(await Promise.all(next.map((one) => Screen.open(Number(SERVER), one, host)))))
}

/** Spreads the tappers evenly over the time. */
function startTapping(): void {
  for (const [i, screen] of screens.slice(0, Number(TAPPERS)).entries()) {
    const tap = async () => {
      const cue = Number(/"cue":(\d+)/.exec(screen.last)?.[1] ?? 0)
      const answer = await screen.emit('tap', { cue, value: VALUES[i % VALUES.length] })
      taps++
      if (answer.includes('"ok":true')) counted++
    }
    setTimeout(() => void setInterval(() => void tap(), TAP_EVERY_MS), (TAP_EVERY_MS * i) / Number(TAPPERS))
  }
}
