import {
  defaultSettings,
  type SiteSettings,
  type SiteSettingsChanges,
} from '@vitrine/contract/sites'

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Settings with changes laid over them, key by key at every depth; keys that do not exist are dropped. */
export function mergeSettings(base: SiteSettings, changes: SiteSettingsChanges): SiteSettings {
  const merge = (below: object, above: object): object =>
    Object.fromEntries(
      Object.entries(below).map(([key, value]) => {
        const given = (above as Record<string, unknown>)[key]
        if (given === undefined) return [key, value]
        return [key, isGroup(value) && isGroup(given) ? merge(value, given) : given]
      }),
    )
  return merge(base, changes) as SiteSettings
}

/** What was stored, however long ago, over the defaults of today. */
export const completeSettings = (stored: object): SiteSettings =>
  mergeSettings(defaultSettings, stored as SiteSettingsChanges)
