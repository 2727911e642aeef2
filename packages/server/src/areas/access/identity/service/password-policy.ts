import { WEAK_PASSWORD } from '@vitrine/contract/authentication'
import { brokenRule } from '@vitrine/contract/kit'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Deps } from '../model.ts'
import { passwordWeakness } from '../rules.ts'

const noPasswords: ReadonlySet<string> = new Set()
let loadedPasswords: Promise<ReadonlySet<string>> | undefined

/** The most common passwords, about 49,000; loaded when the first password is set. */
export function commonPasswords(isEnabled: boolean): Promise<ReadonlySet<string>> {
  if (!isEnabled) return Promise.resolve(noPasswords)
  loadedPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return loadedPasswords
}

/** Refuses a password that violates the site's policy; returns the site's settings. */
export async function checkPassword(
  { sites }: Pick<Deps, 'sites'>,
  siteId: string,
  { email, password, field }: { email: string; password: string; field: string },
): Promise<SiteSettings> {
  const { settings } = await sites.get(siteId)
  const { minLength, refuseCommon, refuseOwnNames } = settings.passwordPolicy
  const common = await commonPasswords(refuseCommon)
  const rules = { minLength, refuseOwnNames, siteName: settings.name, email, common }
  const weakness = passwordWeakness(password, rules)
  const isTooShort = password.length < minLength
  if (weakness) throw brokenRule(field, WEAK_PASSWORD, weakness, { minLength, isTooShort })
  return settings
}
