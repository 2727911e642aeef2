import { readFile } from 'node:fs/promises'
import type { TestServer } from '@vitrine/testkit'
import { expect } from 'vitest'

/** A merchant's real export, as it is in the repository. */
export const realFile = (name: string): Promise<string> =>
  readFile(new URL(`../../packages/server/test-files/${name}`, import.meta.url), 'utf8')

/** A merchant's actions on a file before and after the import. */
export const importConversation = (shop: () => TestServer) => {
  const api = () => shop().people.merchant().api.imports
  const settle = async (id: string, running: RegExp) => {
    const now = async () => (await api().getImport({ id })).import
    await expect.poll(async () => (await now()).state, { interval: 50 }).not.toMatch(running)
    return now()
  }
  return {
    api,
    prepare: async (body: string, fileName = 'products.csv') => {
      const prepared = await api().prepareImport({ fileName }, { body })
      const { mapping } = await api().getImportMapping({ id: prepared.import.id })
      return { id: prepared.import.id, state: prepared.import.state, mapping }
    },
    check: async (id: string) => {
      await api().checkImport({ id })
      return settle(id, /CHECKING/)
    },
    start: async (id: string) => {
      await api().startPreparedImport({ id })
      return settle(id, /QUEUED|RUNNING/)
    },
    differences: async (id: string) =>
      (await api().listImportDifferences({ id, limit: 1000 })).differences,
    productOf: async (name: string) => {
      const { api: all } = shop().people.merchant()
      const { products } = await all.products.listProducts({ filter: { text: name } })
      const found = products.find((one) => one.name === name)
      if (!found) throw new Error(`There is no product ${name}`)
      return (await all.products.getProduct({ id: found.id })).product
    },
  }
}

/** The targets of the columns of a mapping by their names. */
export const targetsOf = (mapping: {
  readonly columns: readonly { readonly name: string; readonly target: string | null }[]
}) => Object.fromEntries(mapping.columns.map(({ name, target }) => [name, target]))
