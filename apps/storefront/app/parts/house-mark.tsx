import { Mark } from '@vitrine/ui/mark'
import type { FrameState } from '../page-state.ts'

/** The sign of the house: its own picture, or the case with its name. */
export function HouseMark({ site }: { site: FrameState['site'] }) {
  if (!site.logoUrl) return <Mark name={site.name} />
  return <img className="house-logo" src={site.logoUrl} alt={site.name} />
}
