// Runs as soon as it has come. What is written on a page can be read, followed and opened without the page's script:
// that is fetched once the first picture stands, and takes nothing from it. A page that nobody sees has no picture.
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
  // Pressed again by `early.ts`, which leaves null once what was typed is told, perhaps before this runs. Until then
  // nobody else hears of a press: the page would ask about fields that it takes for empty. The gate opens without it.
  if (html.pressed === undefined) html.pressed = []
  const hold = (event) => {
    const button = event.target.closest('button:not([data-first])')
    if (!button || !html.pressed) return
    event.preventDefault()
    event.stopPropagation()
    html.pressed.push(button)
  }
  addEventListener('click', hold, true)
  // Told once, long before anybody could be asked; without this the browser asks by itself, in the middle of things.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    html.installing = event
  })
}
