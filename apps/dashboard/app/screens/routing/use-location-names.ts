import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'

/** The locations of the site, and their names by id. */
export function useLocationNames() {
  const { routing } = useMessages()
  const { data } = useOperation('inventory.listLocations', {})
  const locations = data?.locations ?? []
  const nameOf = (locationId: string) =>
    locations.find(({ id }) => id === locationId)?.name ?? routing.unknownLocation
  return { locations, nameOf }
}
