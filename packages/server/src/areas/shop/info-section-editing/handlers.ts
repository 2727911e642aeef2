import type { infoSections as infoSectionsService } from '@vitrine/contract/info-sections'
import type { Handlers } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { FullInfoSection } from '../../catalog/index.ts'
import { encodeSave, saveOptionsOf } from '../editing/index.ts'
import type { InfoSectionEditing } from './index.ts'
import { isRich } from './rules/is-rich.ts'

const PAGE = 24

export const infoSectionHandlers = (editing: InfoSectionEditing) =>
  ({
    saveInfoSection: async ({ tx, input }) => {
      const result = await editing.save(tx, input.infoSection, saveOptionsOf(input))
      return { infoSection: await encodeOne(tx, editing, result.entity), ...encodeSave(result) }
    },
    getInfoSection: async ({ tx, input }) => ({
      infoSection: await encodeOne(tx, editing, await editing.get(tx, input.id)),
    }),
    listInfoSections: async ({ tx, input }) => {
      const { filter = {}, sort = 'NAME', limit = PAGE, offset = 0 } = input
      const { items, total } = await editing.list(tx, { filter, sort, limit, offset })
      return { infoSections: await encodeAll(tx, editing, items), total }
    },
    restoreInfoSection: async ({ tx, input }) => ({
      infoSection: await encodeOne(tx, editing, await editing.restore(tx, input.id)),
    }),
    deleteInfoSection: async ({ tx, input }) => {
      await editing.delete(tx, input.id)
      return {}
    },
  }) satisfies Handlers<typeof infoSectionsService, HandlerContext>

async function encodeAll(
  tx: Tx,
  editing: InfoSectionEditing,
  sections: readonly FullInfoSection[],
) {
  const ids = sections.map(({ id }) => id)
  const counts = await editing.countProducts(tx, ids)
  return sections.map(({ document, ownedBy: _, ...section }) => ({
    ...section,
    isRich: isRich(document),
    productCount: counts.get(section.id) ?? 0,
  }))
}

async function encodeOne(tx: Tx, editing: InfoSectionEditing, section: FullInfoSection) {
  const [encoded] = await encodeAll(tx, editing, [section])
  return encoded!
}
