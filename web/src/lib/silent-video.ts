/** Often enough that the video has something to show, seldom enough that nobody pays for it. */
const FRAME_MS = 1000

/**
 * Plays a video without sound that nobody sees, drawn by ourselves: nothing is fetched for it. It lies behind the whole
 * page, as browsers let a small or hidden one sleep. Where there is no such video, the screen sleeps as usual.
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
  // Some play nothing before the first tap, and all stop it while the page is away.
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
