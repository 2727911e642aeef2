import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { Barcode } from './barcode.tsx'

beforeAll(async () => {
  const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const wasmBinary = new Uint8Array(readFileSync(program)).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
})

/** Decodes a printed barcode like a scanner. */
async function scanned(text: string) {
  const html = renderToStaticMarkup(<Barcode text={text} label="Barcode" />)
  const [, image = ''] = /src="data:image\/svg\+xml,([^"]*)"/.exec(html) ?? []
  const picture = await sharp(Buffer.from(decodeURIComponent(image)), { density: 300 })
    .flatten({ background: 'white' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: 'white' })
    .png()
    .toBuffer()
  const found = await readBarcodes(new Blob([new Uint8Array(picture)]))
  return found.map(({ format, text: read }) => `${format} ${read}`)
}

test('a scanner reads the number of an order', async () => {
  expect(await scanned('10001')).toEqual(['Code128 10001'])
  expect(await scanned('987654321')).toEqual(['Code128 987654321'])
})
