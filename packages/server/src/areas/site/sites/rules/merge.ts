import {
  defaultSettings,
  type SiteSettings,
  type SiteSettingsChanges,
} from '@vitrine/contract/sites'

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Settings with changes laid over them, key by key at every depth; keys that do not exist are dropped. */
export function mergeSettings(base: SiteSettings, changes: SiteSettingsChanges): SiteSettings {
  const merge = (baseGroup: object, changesGroup: object): object =>
    Object.fromEntries(
      Object.entries(baseGroup).map(([key, value]) => {
        const change = (changesGroup as Record<string, unknown>)[key]
        if (change === undefined) return [key, value]
        return [key, isGroup(value) && isGroup(change) ? merge(value, change) : change]
      }),
    )
  return merge(base, changes) as SiteSettings
}

/** Stored settings merged over the current defaults. */
export const completeSettings = (stored: object): SiteSettings =>
  mergeSettings(defaultSettings, stored as SiteSettingsChanges)
