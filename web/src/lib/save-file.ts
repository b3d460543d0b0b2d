const UNTIL_SAVED_MS = 10_000

/** Saves a file to Downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), UNTIL_SAVED_MS)
}
