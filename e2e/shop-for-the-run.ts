import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    shops: {
      baseUrl: string
      staff: { email: string; password: string }
      siteId: string
      apiKey: string
      /** Another site of the same installation. */
      otherSite: { id: string; apiKey: string }
      pid: number
      dataDir: string
      program: string
    }[]
  }
}

/**
 * Filled shops, started as a person starts one: for each file that runs at once one that no other file
 * changes meanwhile.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const products = await startShops(project.globalConfig.maxWorkers)
  project.provide(
    'shops',
    products.map(({ baseUrl, staff, pid, dataDir, program, sites }) => ({
      ...{ baseUrl, staff, pid, dataDir, program },
      siteId: sites[0]?.id ?? '',
      apiKey: sites[0]?.apiKey ?? '',
      otherSite: { id: sites[1]?.id ?? '', apiKey: sites[1]?.apiKey ?? '' },
    })),
  )
  return async () => {
    await Promise.all(products.map((product) => product.stop()))
    for (const product of products) product.remove()
  }
}

/** One is filled, and the others begin with what it holds. */
async function startShops(count: number): Promise<RunningProduct[]> {
  const filled = await startProduct({ demo: true })
  if (count === 1) return [filled]
  await filled.stop()
  const { dataDir } = filled
  const copies = Array.from({ length: count - 1 }, () => startProduct({ like: dataDir }))
  return Promise.all([startProduct({ dataDir }), ...copies])
}
