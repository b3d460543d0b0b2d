import { QRCodeSVG } from 'qrcode.react'

/** Loaded by `Qr`, so that the drawing of it travels only where a code is shown. */
export function QrDrawing({ value, title }: { readonly value: string; readonly title: string }) {
  return (
    <QRCodeSVG
      value={value}
      title={title}
      size={256}
      marginSize={3}
      bgColor="transparent"
      fgColor="currentColor"
      className="h-auto w-full"
    />
  )
}
