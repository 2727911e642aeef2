import { Mark } from '@vitrine/ui/mark'
import type { LayoutState } from '../page-state.ts'

/** The site's logo picture, or the default mark with the site's name. */
export function Logo({ site }: { site: LayoutState['site'] }) {
  if (!site.logoUrl) return <Mark name={site.name} />
  return <img className="logo-image" src={site.logoUrl} alt={site.name} />
}
