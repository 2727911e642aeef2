import { encode } from 'uqr'

/** A QR code: modules per side, and the dark ones as one SVG path. */
export type QrPicture = { size: number; path: string }

export function drawQr(text: string): QrPicture {
  const { size, data } = encode(text, { border: 0 })
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const length = (end < 0 ? row.length : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  return { size, path: runs.join('') }
}
