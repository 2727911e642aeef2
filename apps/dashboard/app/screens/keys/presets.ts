import type { KeyForm } from './form.ts'

export type PresetName = 'website' | 'stock' | 'catalog' | 'members' | 'events'

/** Common permissions of programs, by part of the site. */
export const presets: Readonly<Record<PresetName, KeyForm['scopes']>> = {
  website: {
    'catalog-v1': 'read',
    'catalog-v3': 'read',
    categories: 'read',
    search: 'read',
    media: 'read',
  },
  stock: { inventory: 'write', 'catalog-v1': 'read', 'catalog-v3': 'read' },
  catalog: {
    'catalog-v1': 'write',
    'catalog-v3': 'write',
    categories: 'write',
    inventory: 'write',
    media: 'write',
    imports: 'write',
    exports: 'write',
  },
  members: { members: 'write', 'member-fields': 'read', 'member-roles': 'write' },
  events: { changes: 'read', webhooks: 'write' },
}
export const presetNames = Object.keys(presets) as readonly PresetName[]

/** The preset with exactly these permissions; undefined for a custom choice. */
export const presetOf = ({
  all,
  scopes,
}: Pick<KeyForm, 'all' | 'scopes'>): PresetName | undefined =>
  all ? undefined : presetNames.find((name) => isSame(presets[name], scopes))

const isSame = (one: KeyForm['scopes'], other: KeyForm['scopes']): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}
