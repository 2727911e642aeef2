import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
/** Smaller files fit into one packet as they are. */
const MIN_BYTES = 1024
const isText = (file: string) => /\.(js|css|svg)$/.test(file)

/** Writes a `.br` file beside each text, which the server sends instead of compressing the text for every request. */
export const compressedFiles = (): Plugin => ({
  name: 'compressed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter(isText)
    await Promise.all(files.map((file) => writeCompressed(path.join(dir, file))))
  },
})

async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length >= MIN_BYTES) await writeFile(`${file}.br`, await compress(content))
}
