import { startProduct } from '@vitrine/testkit/product'
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
  const count = project.globalConfig.maxWorkers
  const products = await Promise.all(
    Array.from({ length: count }, () => startProduct({ demo: true })),
  )
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
