/** Often enough that the video has something to show, rarely enough to cost nothing. */
const FRAME_MS = 1000

/**
 * Plays a silent, invisible video that we draw ourselves, so nothing is fetched. It is behind the whole page, as
 * browsers let a small or hidden video sleep. Without video support the screen sleeps as usual.
 */
export function playSilence(): () => void {
  const canvas = document.createElement('canvas')
  const video = document.createElement('video')
  const pen = 'captureStream' in canvas ? canvas.getContext('2d') : null
  if (!pen) return () => {}
  canvas.width = 16
  canvas.height = 9
  let isDark = false
  const draw = () => {
    isDark = !isDark
    pen.fillStyle = isDark ? '#000' : '#010101'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  draw()
  video.srcObject = canvas.captureStream()
  video.muted = true
  video.playsInline = true
  video.setAttribute('aria-hidden', 'true')
  video.tabIndex = -1
  video.style.cssText =
    'position:fixed;inset:0;width:100%;height:100%;object-fit:fill;opacity:0;z-index:-1;pointer-events:none'
  document.body.append(video)
  const timer = setInterval(draw, FRAME_MS)
  // Some browsers play nothing before the first tap, and all stop the video while the page is hidden.
  const play = () => void (document.visibilityState === 'visible' && video.paused && video.play().catch(() => {}))
  document.addEventListener('visibilitychange', play)
  document.addEventListener('click', play)
  play()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', play)
    document.removeEventListener('click', play)
    for (const track of video.srcObject instanceof MediaStream ? video.srcObject.getTracks() : []) track.stop()
    video.remove()
  }
}
