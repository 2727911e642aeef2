import { WEAK_PASSWORD } from '@vitrine/contract/authentication'
import { brokenRule } from '@vitrine/contract/kit'
import type { Deps } from '../model.ts'
import { weaknessOf } from '../rules.ts'

/** Refuses a password that falls short of the site's policy; answers the site's settings. */
export async function checkPassword(
  { sites }: Pick<Deps, 'sites'>,
  siteId: string,
  { email, password, field }: { email: string; password: string; field: string },
) {
  const site = await sites.find(siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const { name: siteName, passwordMinLength: minLength } = site.settings
  const weakness = weaknessOf(password, { minLength, siteName, email })
  if (weakness) throw brokenRule(field, WEAK_PASSWORD, weakness, { minLength })
  return site.settings
}
