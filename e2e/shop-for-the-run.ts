import { startProduct } from '@vitrine/testkit/product'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    shops: {
      baseUrl: string
      staff: { email: string; password: string }
      apiKey: string
      pid: number
    }[]
  }
}

/** As many files run at once, each beside a shop that no other one changes meanwhile. */
export const SHOPS = 2

/** Filled shops, started as a person starts one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const products = []
  for (let count = 0; count < SHOPS; count += 1) products.push(await startProduct({ demo: true }))
  project.provide(
    'shops',
    products.map(({ baseUrl, staff, pid, sites }) => ({
      ...{ baseUrl, staff, pid },
      apiKey: sites[0]?.apiKey ?? '',
    })),
  )
  return async () => {
    await Promise.all(products.map((product) => product.stop()))
    for (const product of products) product.remove()
  }
}
