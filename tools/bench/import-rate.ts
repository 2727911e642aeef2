import { availableParallelism } from 'node:os'
import type { RunningProduct } from '@vitrine/testkit/product'
import { familyOf, peakMemoryOf, watchCpu, withTarget } from './measure.ts'

const PRODUCTS = 20_000
const VARIANTS = 5

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price'

/** A file of so many products with five sizes each, a product at a time. */
function* makeCsv(products: number): Generator<string> {
  yield `${header}\n`
  for (let product = 0; product < products; product += 1) {
    const lines: string[] = []
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      const first = variant === 0
      const price = `${10 + (product % 90)}.${String(variant * 10).padStart(2, '0')}`
      lines.push(
        [
          `bench-${product}`,
          first ? `Bench vessel ${product}` : '',
          first ? '<p>Thrown for the bench</p>' : '',
          first ? 'Bench' : '',
          first ? `Type ${product % 7}` : '',
          first ? '"bench, rows"' : '',
          first ? 'true' : '',
          first ? 'Size' : '',
          `Size ${variant}`,
          `B-${product}-${variant}`,
          '400',
          String(variant * 3),
          price,
          '',
        ].join(','),
      )
    }
    yield `${lines.join('\n')}\n`
  }
}

/**
 * Imports the file twice: once new, once unchanged. Memory is that of the process, at its highest; CPU is
 * per variant, with the share of time in which Node and PostgreSQL worked at once.
 */
export async function importRate(
  { baseUrl, sites, pid }: RunningProduct,
  products = PRODUCTS,
): Promise<[string, string][]> {
  const authorization = (sites[1] ?? sites[0])?.apiKey ?? ''
  const csv = [...makeCsv(products)].join('')
  const rows = products * VARIANTS
  const results: [string, string][] = []
  for (const what of ['new', 'unchanged']) {
    const start = performance.now()
    const watched = watch(pid)
    const response = await fetch(`${baseUrl}/vitrine/v1/imports?fileName=bench.csv`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'text/csv' },
      body: csv,
    })
    const { import: started } = (await response.json()) as { import: { id: string } }
    await finished(`${baseUrl}/vitrine/v1/imports/${started.id}`, authorization, watched.look)
    const took = performance.now() - start
    const { node, postgres, together } = watched
    const micros = (ms: number) => `${((ms * 1000) / rows).toFixed(0)} µs`
    const share = (ms: number) => `${((ms / took) * 100).toFixed(0)} %`
    const cores = availableParallelism()
    results.push([
      `Import of ${rows.toLocaleString('en')} variants, ${what}`,
      withTarget(
        `${Math.round((rows / took) * 1000).toLocaleString('en')} variants/s`,
        'at least 5,000',
      ) +
        ` · CPU of each: Node ${micros(node())}, PostgreSQL ${micros(postgres())}` +
        ` · both at work ${share(together())} of the time, ${share((node() + postgres()) / cores)}` +
        ` of ${cores} cores · peak ${peakMemoryOf(pid).toFixed(0)} MB`,
    ])
  }
  return results
}

/** The CPU time of a process and its descendants from now on, as of the last poll. */
function watch(pid: number) {
  const nodeCpu = watchCpu(() => [pid])
  const allCpu = watchCpu(() => familyOf(pid))
  const spent = { node: 0, all: 0, together: 0, at: performance.now() }
  return {
    look() {
      const [node, all, at] = [nodeCpu(), allCpu(), performance.now()]
      const steps = [at - spent.at, node - spent.node, all - node - (spent.all - spent.node)]
      spent.together += Math.max(0, Math.min(...steps))
      Object.assign(spent, { node, all, at })
    },
    node: () => spent.node,
    postgres: () => spent.all - spent.node,
    together: () => spent.together,
  }
}

/** Rarely enough that polling all processes does not affect the measurement. */
const POLL_MS = 250

async function finished(url: string, authorization: string, look: () => void): Promise<void> {
  for (let tries = 0; tries < 240_000 / POLL_MS; tries += 1) {
    const response = await fetch(url, { headers: { authorization } })
    const { import: one } = (await response.json()) as {
      import: { state: string; failure?: string }
    }
    look()
    if (one.state === 'DONE') return
    if (one.state === 'FAILED' || one.state === 'CANCELLED')
      throw new Error(`The import ended as ${one.state}: ${one.failure}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error('The import did not end within four minutes')
}
