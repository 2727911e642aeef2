import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

type Cases = typeof import('./pricing-cases.ts')

/**
 * Measures the price engine, bundled as it is in the product: `npm run bench -- pricing`. When run from its
 * sources, every function is given its name on creation, which takes a tenth of the time.
 */
export async function pricingBench(report: (name: string, value: string) => void): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-pricing-'))
  const outfile = path.join(folder, 'cases.mjs')
  try {
    await build({
      entryPoints: [fileURLToPath(new URL('./pricing-cases.ts', import.meta.url))],
      outfile,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      logLevel: 'error',
    })
    const { measurePrices } = (await import(pathToFileURL(outfile).href)) as Cases
    measurePrices(report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
