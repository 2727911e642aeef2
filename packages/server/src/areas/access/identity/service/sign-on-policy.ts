import { SignOnPolicyUpdated } from '@vitrine/contract/sign-on-policy'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps } from '../model.ts'

export type SignOnPolicy = Pick<SiteSettings, 'requireOwnerApproval' | 'requireEmailVerification'>

type Changes = { readonly [Key in keyof SignOnPolicy]?: SignOnPolicy[Key] | null | undefined }

const policyOf = (settings: SiteSettings): SignOnPolicy => ({
  requireOwnerApproval: settings.requireOwnerApproval,
  requireEmailVerification: settings.requireEmailVerification,
})

export const readPolicy = async ({ sites }: Deps, tx: Tx): Promise<SignOnPolicy> =>
  policyOf((await sites.get(tx.siteId)).settings)

/** Changes two settings of the site; existing accounts are not checked again. */
export async function changePolicy(
  { sites, events }: Deps,
  tx: Tx,
  { requireOwnerApproval, requireEmailVerification }: Changes,
): Promise<SignOnPolicy> {
  const before = policyOf((await sites.get(tx.siteId)).settings)
  const changed = await sites.changeSettings(tx, {
    requireOwnerApproval: requireOwnerApproval ?? before.requireOwnerApproval,
    requireEmailVerification: requireEmailVerification ?? before.requireEmailVerification,
  })
  const after = policyOf(changed)
  const fact = { definition: SignOnPolicyUpdated, entityId: tx.siteId, before, after }
  await events.append(tx, fact)
  return after
}
