// Runs as soon as it has loaded. A prerendered page can be read, followed and opened without the page's script, so that
// loads after the first paint and takes nothing from it. A hidden page has no paint.
{
  const html = document.documentElement
  const start = () => {
    const later = document.getElementById('after-paint')
    if (later) document.head.append(later.content)
  }
  if (document.hidden) addEventListener('load', start)
  else
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return
      observer.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
  // `early.ts` presses these again. It leaves null after reporting what was typed, perhaps before this runs. Until then
  // no one else sees a press: the page would complain about fields that it thinks are empty. The gate opens without it.
  if (html.pressed === undefined) html.pressed = []
  const hold = (event) => {
    const button = event.target.closest('button:not([data-first])')
    if (!button || !html.pressed) return
    event.preventDefault()
    event.stopPropagation()
    html.pressed.push(button)
  }
  addEventListener('click', hold, true)
  // Fires once, long before we can ask. Without this the browser asks on its own, in the middle of things.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    html.installing = event
  })
}
