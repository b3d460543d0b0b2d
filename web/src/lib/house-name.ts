/** Reads the operator's name for this server from the document we loaded. */
export function houseName(): string {
  if (typeof document === 'undefined') return 'Highjinks'
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Highjinks'
}
