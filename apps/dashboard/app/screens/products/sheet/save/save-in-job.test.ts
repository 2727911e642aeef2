import type { ChangedProduct } from '@vitrine/contract/products'
import { expect, test } from 'vitest'
import type { Call } from '../../../../api/client.ts'
import { resultsOf, saveInJob } from './save-in-job.ts'

const products: readonly ChangedProduct[] = ['a', 'b', 'c'].map((id) => ({
  id,
  revision: 1,
  name: id,
}))
const conflict = { field: 'name', base: 'x', theirs: 'y', yours: 'b' }
const refusal = {
  itemId: 'b',
  code: 'PRODUCT_REVISION_CONFLICT',
  description: 'Changed',
  data: { conflicts: [conflict] },
}
const job = { state: 'DONE', total: 3, processed: 3, failed: 0, errors: [] }

/** Calls that answer so, and their names. */
function answering(answers: Readonly<Record<string, unknown>>) {
  const names: string[] = []
  const call = (name: string) => {
    names.push(name)
    return Promise.resolve(answers[name])
  }
  return { call: call as unknown as Call, names }
}
const control = { onProgress: () => undefined, isCancelled: () => false, onStart: () => undefined }

test('refused items of a job are shown with their conflicts, and the rest is saved', () => {
  expect(resultsOf(products, { errors: [refusal] })).toEqual([
    { id: 'a', changeCount: 1 },
    {
      id: 'b',
      changeCount: 0,
      error: { code: 'PRODUCT_REVISION_CONFLICT', description: 'Changed' },
      conflicts: [conflict],
    },
    { id: 'c', changeCount: 1 },
  ])
})

test('of a cancelled job only processed items are saved', async () => {
  const { call } = answering({
    'products.saveProductsInBackground': { jobId: 'j', count: 3 },
    'jobs.getJob': { job: { ...job, state: 'CANCELLED', processed: 2 } },
  })
  const { results, groupIds } = await saveInJob(call, products, control)
  expect(results.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(groupIds).toEqual(['j'])
})

test('when a job does not list all refused items, they are requested again', async () => {
  const again = products.map(({ id }) => ({ id, changeCount: 0 }))
  const { call, names } = answering({
    'products.saveProductsInBackground': { jobId: 'j', count: 3 },
    'jobs.getJob': { job: { ...job, failed: 2, errors: [refusal] } },
    'products.saveProducts': { results: again, groupId: 'g' },
  })
  const { results, groupIds } = await saveInJob(call, products, control)
  expect(results).toEqual(again)
  expect(groupIds).toEqual(['j', 'g'])
  expect(names.at(-1)).toBe('products.saveProducts')
})

test('a job that has failed shows the reason', async () => {
  const { call } = answering({
    'products.saveProductsInBackground': { jobId: 'j', count: 3 },
    'jobs.getJob': { job: { ...job, state: 'FAILED', processed: 0, failure: 'Stopped' } },
  })
  expect(await saveInJob(call, products, control)).toMatchObject({
    results: [],
    failure: { message: 'Stopped' },
  })
})
