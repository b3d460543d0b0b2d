/** Phones on the local network use plain http, where the clipboard API doesn't exist. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.position = 'fixed'
  area.style.opacity = '0'
  const dialog = document.activeElement?.closest('[role="dialog"]')
  ;(dialog ?? document.body).append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  return copied
}

export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copyBySelection(text)
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  )
}
