import type { SiteFigures } from '@vitrine/contract/sites'
import type { Tx } from '../../../../platform/tx.ts'
import { countByDay, countMembers, countProducts, listRecentChanges } from '../store/statistics.ts'

export async function readStatistics(tx: Tx): Promise<SiteFigures> {
  const products = await countProducts(tx)
  const members = await countMembers(tx)
  const days = await countByDay(tx)
  const recent = await listRecentChanges(tx)
  const series = (key: 'members' | 'signIns' | 'failed' | 'changes') =>
    days.map((row) => ({ day: row.day, count: row[key] }))
  return {
    products,
    members: { ...members, newByDay: series('members') },
    signIns: { byDay: series('signIns'), failedByDay: series('failed') },
    changes: { byDay: series('changes'), recent },
  }
}
