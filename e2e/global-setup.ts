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
 * Filled shops, started like a person starts one: one for each concurrently running file, which no other file changes
 * meanwhile. Filling takes longest, so one is filled and the others start with a copy.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const filled = await startProduct({ demo: true })
  await filled.stop()
  const products = await Promise.all(
    Array.from({ length: project.globalConfig.maxWorkers }, () =>
      startProduct({ demo: true, like: filled.dataDir }),
    ),
  )
  filled.remove()
  project.provide(
    'shops',
    products.map(({ baseUrl, staff, pid, dataDir, program, sites }) => ({
      baseUrl,
      staff,
      pid,
      dataDir,
      program,
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
