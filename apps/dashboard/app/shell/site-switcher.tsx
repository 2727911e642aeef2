import type { OutputOf } from '../api/client.ts'
import { SelectField } from '../shared/fields.tsx'
import { useMessages } from '../shared/messages.tsx'

export type Sites = OutputOf<'sites.listSites'>['sites']

interface SiteSwitcherProps {
  readonly sites: Sites
  readonly current: Sites[number] | undefined
  readonly onSite: (id: string) => void
}

/** Selects the site shown in the dashboard. */
export function SiteSwitcher({ sites, current, onSite }: SiteSwitcherProps) {
  const { shell } = useMessages()
  if (!current) return null
  return (
    <SelectField
      label={shell.site}
      value={current.id}
      options={sites.map(({ id, name }) => [id, name] as const)}
      onValue={onSite}
    />
  )
}
