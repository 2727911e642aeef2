import type { SiteSettings } from '@vitrine/contract/sites'
import { VitrineError } from '@vitrine/sdk'
import type { Messages } from '../../messages/en.ts'
import { sentence } from '../../scaffold/failure.tsx'

export type SettingsForm = Pick<
  SiteSettings,
  'name' | 'tagline' | 'currency' | 'locale' | 'requireOwnerApproval'
>
export type SettingsErrors = { readonly [Key in keyof SettingsForm]?: string }

export const formOfSettings = (settings: SiteSettings): SettingsForm => {
  const { name, tagline, currency, locale, requireOwnerApproval } = settings
  return { name, tagline, currency, locale, requireOwnerApproval }
}

const keys = ['name', 'tagline', 'currency', 'locale', 'requireOwnerApproval'] as const

/** Only what changed is sent, so that settings of other screens stay. */
export const changesOf = (form: SettingsForm, base: SettingsForm): Partial<SettingsForm> =>
  Object.fromEntries(keys.filter((key) => form[key] !== base[key]).map((key) => [key, form[key]]))

export function checkSettings(form: SettingsForm, messages: Messages): SettingsErrors {
  const { field, settings } = messages
  const name = form.name.trim()
  return {
    ...(name === '' ? { name: field.required } : {}),
    ...(name.length > 80 ? { name: field.tooLong(80) } : {}),
    ...(form.tagline.length > 160 ? { tagline: field.tooLong(160) } : {}),
    ...(/^[A-Z]{3}$/.test(form.currency) ? {} : { currency: settings.badCurrency }),
    ...(isLocale(form.locale) ? {} : { locale: settings.badLocale }),
  }
}

export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** A refusal beside the field it is about; empty when it is about none. */
export function errorsOfSettings(error: unknown, { settings }: Messages): SettingsErrors {
  if (!(error instanceof VitrineError)) return {}
  if (error.code === 'UNKNOWN_CURRENCY') return { currency: settings.badCurrency }
  if (error.code === 'UNKNOWN_LOCALE') return { locale: settings.badLocale }
  return Object.fromEntries(
    error.violations.flatMap(({ field, description }) => {
      const key = keys.find((one) => field === `settings.${one}`)
      return key ? [[key, sentence(description)]] : []
    }),
  )
}
