import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Points of a millimetre. */
const POINTS = 72 / 25.4
const WHITE = 0xffffffff
const BLACK = 0xff000000

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A barcode as a scanner reads it, and where its upper left corner is in whole millimetres. */
export interface ScannedBarcode {
  readonly format: string
  readonly text: string
  readonly x: number
  readonly y: number
}

export async function prepareScanner(): Promise<void> {
  const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(readFileSync(program)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

/**
 * The barcodes of each page of a file of labels, row by row. Default: from a printer with 300 dots an inch.
 * `size` is that of a page in millimetres.
 */
export async function scannedPages(
  { data }: { readonly data: string },
  size: { readonly width: number; readonly height: number },
  dotsPerInch = 300,
): Promise<ScannedBarcode[][]> {
  const scale = dotsPerInch / 25.4
  const pages: ScannedBarcode[][] = []
  for (const content of pageContents(Buffer.from(data, 'base64'))) {
    const found = await readBarcodes(drawn(rectanglesOf(content), size, scale))
    const barcodes = found.map(({ format, text, position }) => ({
      format,
      text,
      x: Math.round(position.topLeft.x / scale),
      y: Math.round(position.topLeft.y / scale),
    }))
    pages.push(barcodes.sort((one, other) => one.y - other.y || one.x - other.x))
  }
  return pages
}

/** The page contents: compressed streams that place rectangles or text. */
function pageContents(file: Buffer): string[] {
  const text = file.toString('latin1')
  return [...text.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n/g)]
    .map(({ 0: found, index }) => file.subarray(index + found.length))
    .map((rest) => inflateSync(rest.subarray(0, rest.indexOf('endstream'))).toString('latin1'))
    .filter((content) => / re\n|BT\n/.test(content))
}

function rectanglesOf(content: string): Rectangle[] {
  const rectangles = content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)
  return [...rectangles].map(([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map((one) => Number(one) / POINTS)
    return { x, y, width, height }
  })
}

/** White paper with these rectangles in black, `scale` dots a millimetre. */
function drawn(
  rectangles: readonly Rectangle[],
  size: { readonly width: number; readonly height: number },
  scale: number,
) {
  const [width, height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)]
  const pixels = new Uint32Array(width * height).fill(WHITE)
  for (const one of rectangles) {
    const [left, right] = [Math.round(one.x * scale), Math.round((one.x + one.width) * scale)]
    const bottom = Math.round((one.y + one.height) * scale)
    for (let row = Math.round(one.y * scale); row < bottom; row += 1) {
      pixels.fill(BLACK, row * width + left, row * width + right)
    }
  }
  const data = new Uint8ClampedArray(pixels.buffer)
  return { data, width, height, colorSpace: 'srgb' as const }
}
