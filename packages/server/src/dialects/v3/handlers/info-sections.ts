import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import {
  type CatalogResult,
  type FullInfoSection,
  isRefusal,
  readerOf,
} from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { type BulkItem, encodeBulk } from '../codec/bulk.ts'
import {
  decodeNewSection,
  decodeRequestedSection,
  decodeSectionChange,
  decodeSectionQuery,
  encodeInfoSection,
  sectionPath,
} from '../codec/info-section.ts'
import { asksForCount } from '../codec/label.ts'
import { byCursor, encodePaging } from '../codec/query.ts'
import { eachDecoded } from './each-decoded.ts'
import type { CatalogV3Deps } from './labels.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'

type Call = Pick<HandlerContext, 'tx' | 'caller'>
type Fields = readonly string[] | null | undefined

export const infoSectionHandlers = ({ catalog, pages }: CatalogV3Deps) => {
  /** Encodes sections, with product counts where requested: one statement for all of them. */
  async function show({ tx, caller }: Call, sections: readonly FullInfoSection[], fields: Fields) {
    if (!asksForCount(fields)) return sections.map((one) => encodeInfoSection(one))
    const ids = sections.map(({ id }) => id)
    const counts = await catalog.countProductsWithSection(tx, ids, readerOf({ caller }))
    return sections.map((one) => encodeInfoSection(one, counts.get(one.id) ?? 0))
  }
  async function showOne(
    call: Call,
    result: CatalogResult<FullInfoSection> | undefined,
    fields?: Fields,
  ) {
    const [infoSection] = await show(call, [done(result)], fields)
    return { infoSection: infoSection as NonNullable<typeof infoSection> }
  }
  return {
    createInfoSection: async ({ input, ...call }) => {
      const section = decodeNewSection(input.infoSection, sectionPath(), call.tx)
      const [created] = await catalog.createInfoSections(call.tx, [section])
      return showOne(call, created)
    },
    getInfoSection: async ({ input, ...call }) => {
      const reader = readerOf(call)
      const found = await catalog.getInfoSection(call.tx, input.infoSectionId, reader)
      return showOne(call, found, input.fields)
    },
    updateInfoSection: async ({ input, ...call }) => {
      const change = decodeSectionChange(input.infoSection, sectionPath(), call.tx)
      const [changed] = await catalog.updateInfoSections(call.tx, [change])
      return showOne(call, changed, input.fields)
    },
    deleteInfoSection: async ({ input, tx }) => {
      const [deleted] = await catalog.deleteInfoSections(tx, [input.infoSectionId])
      done(deleted)
      return {}
    },
    queryInfoSections: async ({ input, ...call }) => {
      const open = pages.open('infoSections', call, byCursor(input.query))
      const query = decodeSectionQuery(open)
      const found = await catalog.queryInfoSections(call.tx, query)
      return {
        infoSections: await show(call, found.items, input.fields),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    countInfoSections: async ({ input, ...call }) => {
      const requested = { filter: input.filter, paging: { limit: 0 } }
      const open = pages.open('infoSections', call, requested)
      const { total } = await catalog.queryInfoSections(call.tx, decodeSectionQuery(open))
      return { count: total }
    },
    getOrCreateInfoSection: async ({ input, ...call }) => {
      const requestedItems = decodeRequestedSection(input.infoSection, sectionPath(), call.tx)
      const [found] = await catalog.ensureInfoSections(call.tx, [requestedItems])
      return showOne(call, found, input.fields)
    },
    bulkCreateInfoSections: async ({ input, tx }) => {
      const results = await eachDecoded(
        input.infoSections,
        (one, at) => decodeNewSection(one, sectionPath(at), tx),
        (sections) => catalog.createInfoSections(tx, sections),
      )
      return inBulk(results, [], input.returnEntity === true)
    },
    bulkUpdateInfoSections: async ({ input, tx }) => {
      const inputs = input.infoSections.map(({ infoSection }) => infoSection)
      const ids = inputs.map(({ id }) => id)
      refuseDuplicates('infoSections', ids)
      const results = await eachDecoded(
        inputs,
        (one, at) => decodeSectionChange(one, `${sectionPath(at)}.infoSection`, tx),
        (changes) => catalog.updateInfoSections(tx, changes),
      )
      return inBulk(results, ids, input.returnEntity === true)
    },
    bulkGetOrCreateInfoSections: async ({ input, tx }) => {
      const results = await eachDecoded(
        input.infoSections,
        (one, at) => decodeRequestedSection(one, sectionPath(at), tx),
        (requestedItems) => catalog.ensureInfoSections(tx, requestedItems),
      )
      const ids = input.infoSections.map(({ id }) => id ?? undefined)
      return inBulk(results, ids, true)
    },
    bulkDeleteInfoSections: async ({ input, tx }) => {
      const ids = input.infoSectionIds
      return inBulk(await catalog.deleteInfoSections(tx, ids), ids, false)
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}

function done(result: CatalogResult<FullInfoSection> | undefined): FullInfoSection {
  if (isRefusal(result)) throw result
  return result as FullInfoSection
}

const inBulk = (
  results: readonly CatalogResult<FullInfoSection>[],
  ids: readonly (string | undefined)[],
  isShown: boolean,
) =>
  encodeBulk(
    results.map((one, at): BulkItem<ReturnType<typeof encodeInfoSection>> => {
      if (isRefusal(one)) return { ...(ids[at] ? { id: ids[at] } : {}), error: one }
      return { id: one.id, ...(isShown ? { item: encodeInfoSection(one) } : {}) }
    }),
  )
