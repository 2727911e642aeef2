import { code128, drawingSVG } from 'bwip-js/generic'

interface BarcodeProps {
  /** The encoded text; ASCII. */
  readonly text: string
  /** Label for screen readers. */
  readonly label: string
}

/** Bars in millimetres, so that they are as high on paper. */
const HEIGHT = 9

/** A text as Code 128. */
export function Barcode({ text, label }: BarcodeProps) {
  const svg = code128({ bcid: 'code128', text, height: HEIGHT }, drawingSVG())
  return (
    <img
      className="sheet-barcode"
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
    />
  )
}
