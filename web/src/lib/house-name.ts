/** What the operator calls this place: the document that we came in says so. */
export function houseName(): string {
  if (typeof document === 'undefined') return 'Highjinks'
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Highjinks'
}
