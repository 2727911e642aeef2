import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = /\.(?:js|css|svg)$/
const smallest = 1024

/** Writes `.br` and `.gz` files for every text asset, with the best compression. */
export function compressAssets(): Plugin {
  let folder = ''
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir, build.assetsDir)
    },
    closeBundle: () => {
      for (const name of readdirSync(folder)) {
        const file = path.join(folder, name)
        const bytes = texts.test(name) ? readFileSync(file) : undefined
        if (!bytes || bytes.length < smallest) continue
        const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, options))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
