import type { Merchant, TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { expect } from 'vitest'

/** Two variants that differ in size. */
export const sized = {
  manageVariants: true,
  productOptions: [
    { name: 'Size', choices: ['S', 'L'].map((one) => ({ value: one, description: one })) },
  ],
}

/** Fits the products that were added under a word. */
export const named = (word: string) => ({ name: { $startsWith: `${word} ` } })

export const violating = (ruleName: string, field: string) => ({
  status: 400,
  violations: [expect.objectContaining({ field, ruleName })],
})

/** Helpers for tests with many products, in a shop that runs no jobs by itself. */
export function manyProducts(shopOf: () => TestServer) {
  const api = (): Merchant['api'] => shopOf().people.merchant().api
  const site = () => ({ siteId: shopOf().site.id, actor: { type: 'system', id: 'test' } }) as const
  const products = (
    ids: readonly string[],
  ): ReturnType<TestServer['server']['catalog']['findProducts']> =>
    shopOf().server.platform.work(site(), (tx) => shopOf().server.catalog.findProducts(tx, ids))
  return {
    api,
    /** Products whose names begin with a word, one for each price. */
    async add(word: string, prices: readonly string[], product: object = {}) {
      const ids: string[] = []
      for (const [at, price] of prices.entries()) {
        const name = `${word} ${at}`
        const made = await api().catalogV1.createProduct({
          product: { name, productType: 'physical', priceData: { price }, ...product },
        })
        ids.push(made.product.id)
      }
      return ids
    },
    products,
    pricesOf: async (ids: readonly string[]) =>
      (await products(ids)).map(({ variants }) =>
        variants
          .map(({ price, salePrice }) => (salePrice ? `${salePrice} of ${price}` : price))
          .join(),
      ),
    /** Runs a job like the queue, without waiting for it; returns the job. */
    async done({ jobId }: { readonly jobId: string }) {
      await shopOf().server.tasks['jobs.run'](
        { siteId: shopOf().site.id, id: jobId },
        { id: '1', attempt: 1, isLastAttempt: false, signal: undefined },
      )
      return (await api().jobs.getJob({ id: jobId })).job
    },
    async factsOf(jobId: string) {
      const { rows } = await sql<{ name: string }>`
        SELECT name FROM facts WHERE job_id = ${jobId} ORDER BY seq`.execute(
        shopOf().server.platform.db,
      )
      return rows.map(({ name }) => name)
    },
  }
}
