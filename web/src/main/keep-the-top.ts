/**
 * The browser puts a page that somebody reloads where it was; one that they go back to begins at the top, like any
 * other. Which of the two is coming can be told only before it comes: whoever has touched the page goes on from here.
 */
export function keepTheTop(window: Window): void {
  const restore = (mode: ScrollRestoration) => () => void (window.history.scrollRestoration = mode)
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, restore('manual'), true)
  window.addEventListener('pagehide', restore('auto'))
}
