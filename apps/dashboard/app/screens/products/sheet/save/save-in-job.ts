import type { ChangedProduct, FieldConflict } from '@vitrine/contract/products'
import type { Call, OutputOf } from '../../../../api/client.ts'
import { followJob } from '../../follow-job.ts'
import {
  type ProductsOutcome,
  type SaveControl,
  type SavedProduct,
  saveProducts,
} from './save-products.ts'

type Job = OutputOf<'jobs.getJob'>['job']

interface JobControl extends SaveControl {
  /** The job can be cancelled from now on. */
  readonly onStart: (jobId: string) => void
}

/** Saves more products than one call allows, in a job. */
export async function saveInJob(
  call: Call,
  all: readonly ChangedProduct[],
  { onStart, ...control }: JobControl,
): Promise<ProductsOutcome> {
  try {
    const { jobId } = await call('products.saveProductsInBackground', { products: [...all] })
    onStart(jobId)
    const job = await followJob(call, jobId, control.onProgress)
    const failure = job.state === 'FAILED' ? new Error(job.failure) : undefined
    const decided = all.slice(0, job.processed)
    if (job.failed <= job.errors.length) {
      return { results: resultsOf(decided, job), groupIds: [jobId], failure }
    }
    // A job only lists some of its errors: saving again changes nothing for saved products, and returns the
    // errors of the rest.
    const again = await saveProducts(call, decided, control)
    return { ...again, groupIds: [jobId, ...again.groupIds] }
  } catch (failure) {
    return { results: [], groupIds: [], failure }
  }
}

/** The results of the products that a job has processed. */
export function resultsOf(
  decided: readonly ChangedProduct[],
  { errors }: Pick<Job, 'errors'>,
): SavedProduct[] {
  const refused = new Map(errors.map((error) => [error.itemId, error]))
  return decided.map(({ id }): SavedProduct => {
    const error = refused.get(id)
    if (!error) return { id, changeCount: 1 }
    const { code, description, data = {} } = error
    const conflicts = (data.conflicts ?? []) as FieldConflict[]
    return { id, changeCount: 0, error: { code, description }, conflicts }
  })
}
