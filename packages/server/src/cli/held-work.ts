import type { Client } from 'pg'
import { HELD_JOB } from '../platform/jobs.ts'

/** Jobs without external effects. All others are held, including unknown ones of plug-ins. */
const INTERNAL_JOBS = [
  'search.refresh',
  'search.rebuild',
  'search.rename',
  'search.late-members',
  'bought-together:count',
  'carts:expire',
  'customers:refresh',
  'expired:prune',
  'exportLinks:due',
  'exports.run',
  'imports.run',
  'imports.check',
  'inventory.changed',
  'inventory.reconcile',
  'invoices.follow',
  'invoices.mail',
  'jobs.run',
  'jobs:due',
  'media.rasterise',
  'orders:expire',
  'pages:publish',
  'product.changed',
  'reviews.verify',
  'sites.purge',
  'stock:book',
  'stock:release',
  'units-sold:count',
]

/** Later than any retry. */
const HELD_UNTIL = '9999-12-31T00:00:00Z'

/** Held work with external effects: jobs, and webhooks with their pending deliveries. */
export interface HeldWork {
  readonly jobs: number
  readonly webhooks: number
}

/** Holds pending work with external effects in a restored database, until `releaseWork`. */
export async function holdWork(client: Client): Promise<HeldWork> {
  const jobs = await client.query(
    `UPDATE graphile_worker._private_jobs AS j SET flags = coalesce(flags, '{}') || jsonb_build_object($1::text, true)
       FROM graphile_worker._private_tasks AS t
      WHERE t.id = j.task_id AND NOT t.identifier = ANY ($2::text[])`,
    [HELD_JOB, INTERNAL_JOBS],
  )
  const webhooks = await client.query(
    `UPDATE public.webhooks SET paused_until = $1::timestamptz WHERE enabled`,
    [HELD_UNTIL],
  )
  return { jobs: jobs.rowCount ?? 0, webhooks: webhooks.rowCount ?? 0 }
}

/** Releases all held work. */
export async function releaseWork(client: Client): Promise<HeldWork> {
  const jobs = await client.query(
    `UPDATE graphile_worker._private_jobs SET flags = nullif(flags - $1::text, '{}') WHERE flags ? $1::text`,
    [HELD_JOB],
  )
  const webhooks = await client.query(
    `UPDATE public.webhooks SET paused_until = NULL WHERE paused_until = $1::timestamptz`,
    [HELD_UNTIL],
  )
  return { jobs: jobs.rowCount ?? 0, webhooks: webhooks.rowCount ?? 0 }
}
