import { type LabelSettings, usualSettings } from './form.ts'

const storageKey = (siteId: string) => `vitrine.label-settings.${siteId}`

/** The settings of the last print in this browser: the same sheets are printed again. */
export function storedSettings(siteId: string): LabelSettings {
  const text = localStorage.getItem(storageKey(siteId))
  if (text === null) return usualSettings
  try {
    return withStored(JSON.parse(text))
  } catch {
    return usualSettings
  }
}

/** Ignores stored values of unexpected types. */
export function withStored(stored: unknown): LabelSettings {
  if (typeof stored !== 'object' || stored === null) return usualSettings
  const found = Object.entries(stored).filter(
    ([key, value]) =>
      key in usualSettings && typeof value === typeof usualSettings[key as keyof LabelSettings],
  )
  const settings = { ...usualSettings, ...Object.fromEntries(found) }
  return { ...settings, paper: settings.paper === 'roll' ? 'roll' : 'a4' }
}

export function storeSettings(siteId: string, form: LabelSettings): void {
  const fields = Object.keys(usualSettings) as (keyof LabelSettings)[]
  const settings = Object.fromEntries(fields.map((field) => [field, form[field]]))
  localStorage.setItem(storageKey(siteId), JSON.stringify(settings))
}
