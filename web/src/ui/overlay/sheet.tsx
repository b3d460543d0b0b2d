import { Dialog, type DialogProps } from './dialog.tsx'

export type SheetProps = Omit<DialogProps, 'shape'>

/** From the bottom on a phone, a dialog in the middle on anything wider. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} shape="sheet" />
}
