import { Dialog, type DialogProps } from './dialog.tsx'

export type SheetProps = Omit<DialogProps, 'shape'>

/** Comes from the bottom on a phone, and is a dialog in the middle on anything wider. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} shape="sheet" />
}
