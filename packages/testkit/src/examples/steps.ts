import { catalogSteps } from './catalog-steps.ts'
import { eventSteps } from './event-steps.ts'
import { fileSteps } from './file-steps.ts'
import { identitySteps } from './identity-steps.ts'
import { labelSteps } from './label-steps.ts'
import { memberSteps } from './member-steps.ts'
import { openidSteps } from './openid-steps.ts'
import { passkeySteps } from './passkey-steps.ts'
import { peopleFileSteps } from './people-file-steps.ts'
import { providerSteps } from './provider-steps.ts'
import { siteSteps } from './site-steps.ts'
import { staffFactorSteps } from './staff-factor-steps.ts'
import type { Stage, Steps } from './stage.ts'
import { stockSteps } from './stock-steps.ts'

/** One example for each operation, in the order in which they are played on one shop. */
export const steps: Steps = {
  ...labelSteps,
  ...catalogSteps,
  ...identitySteps,
  ...passkeySteps,
  ...openidSteps,
  ...providerSteps,
  ...memberSteps,
  ...eventSteps,
  ...stockSteps,
  ...fileSteps,
  ...peopleFileSteps,
  ...siteSteps,
  ...staffFactorSteps,
}

const everything = { filter: { name: 'Nothing' } }

/** What can only be shown of a job that has not begun: played on a shop that leaves jobs undone. */
export const stepsAtRest: Steps = {
  'jobs.cancelJob': async ({ merchant }: Stage) => {
    const { jobId } = await merchant.catalogV3.bulkDeleteProductsByFilter(everything)
    return merchant.jobs.cancelJob({ id: jobId })
  },
  'imports.cancelImport': async ({ merchant }) => {
    const body = 'Handle,Title\nbowl,Bowl\n'
    const { id } = (await merchant.imports.startImport({ fileName: 'shop.csv' }, { body })).import
    return merchant.imports.cancelImport({ id })
  },
  'exports.cancelExport': async ({ merchant }) => {
    const { id } = (await merchant.exports.startExport({ format: 'csv' })).export
    return merchant.exports.cancelExport({ id })
  },
}
