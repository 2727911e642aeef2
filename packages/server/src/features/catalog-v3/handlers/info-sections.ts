import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import { type FullInfoSection, isRefusal, type Outcome } from '../../catalog/index.ts'
import { type BulkItem, encodeBulk } from '../codec/bulk.ts'
import {
  decodeNewSection,
  decodeSectionChange,
  decodeSectionQuery,
  decodeWantedSection,
  encodeInfoSection,
  sectionPath,
} from '../codec/info-section.ts'
import { asksForCount } from '../codec/label.ts'
import { byCursor, encodePaging } from '../codec/query.ts'
import { eachDecoded } from './each-decoded.ts'
import type { CatalogV3Deps } from './labels.ts'
import { refuseTwice } from './refuse-twice.ts'

type Call = Pick<HandlerContext, 'tx' | 'caller'>
type Fields = readonly string[] | null | undefined

export const infoSectionHandlers = ({ catalog, pages }: CatalogV3Deps) => {
  /** Sections as they are sent, counted when somebody asks: one statement for all of them. */
  async function show({ tx, caller }: Call, sections: readonly FullInfoSection[], fields: Fields) {
    if (!asksForCount(fields)) return sections.map((one) => encodeInfoSection(one))
    const ids = sections.map(({ id }) => id)
    const counts = await catalog.countShowing(tx, ids, { seesHidden: isMerchant(caller) })
    return sections.map((one) => encodeInfoSection(one, counts.get(one.id) ?? 0))
  }
  async function showOne(
    call: Call,
    outcome: Outcome<FullInfoSection> | undefined,
    fields?: Fields,
  ) {
    const [infoSection] = await show(call, [done(outcome)], fields)
    return { infoSection: infoSection as NonNullable<typeof infoSection> }
  }
  return {
    createInfoSection: async ({ input, ...call }) => {
      const section = decodeNewSection(input.infoSection, sectionPath(), call.tx)
      const [made] = await catalog.createInfoSections(call.tx, [section])
      return showOne(call, made)
    },
    getInfoSection: async ({ input, ...call }) => {
      const reader = { seesHidden: isMerchant(call.caller) }
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
      const asked = { filter: input.filter, paging: { limit: 0 } }
      const open = pages.open('infoSections', call, asked)
      const { total } = await catalog.queryInfoSections(call.tx, decodeSectionQuery(open))
      return { count: total }
    },
    getOrCreateInfoSection: async ({ input, ...call }) => {
      const wanted = decodeWantedSection(input.infoSection, sectionPath(), call.tx)
      const [found] = await catalog.ensureInfoSections(call.tx, [wanted])
      return showOne(call, found, input.fields)
    },
    bulkCreateInfoSections: async ({ input, tx }) => {
      const outcomes = await eachDecoded(
        input.infoSections,
        (one, at) => decodeNewSection(one, sectionPath(at), tx),
        (sections) => catalog.createInfoSections(tx, sections),
      )
      return inBulk(outcomes, [], input.returnEntity === true)
    },
    bulkUpdateInfoSections: async ({ input, tx }) => {
      const sent = input.infoSections.map(({ infoSection }) => infoSection)
      const ids = sent.map(({ id }) => id)
      refuseTwice('infoSections', ids)
      const outcomes = await eachDecoded(
        sent,
        (one, at) => decodeSectionChange(one, `${sectionPath(at)}.infoSection`, tx),
        (changes) => catalog.updateInfoSections(tx, changes),
      )
      return inBulk(outcomes, ids, input.returnEntity === true)
    },
    bulkGetOrCreateInfoSections: async ({ input, tx }) => {
      const outcomes = await eachDecoded(
        input.infoSections,
        (one, at) => decodeWantedSection(one, sectionPath(at), tx),
        (wanted) => catalog.ensureInfoSections(tx, wanted),
      )
      const ids = input.infoSections.map(({ id }) => id ?? undefined)
      return inBulk(outcomes, ids, true)
    },
    bulkDeleteInfoSections: async ({ input, tx }) => {
      const ids = input.infoSectionIds
      return inBulk(await catalog.deleteInfoSections(tx, ids), ids, false)
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}

function done(outcome: Outcome<FullInfoSection> | undefined): FullInfoSection {
  if (isRefusal(outcome)) throw outcome
  return outcome as FullInfoSection
}

const inBulk = (
  outcomes: readonly Outcome<FullInfoSection>[],
  ids: readonly (string | undefined)[],
  isShown: boolean,
) =>
  encodeBulk(
    outcomes.map((one, at): BulkItem<ReturnType<typeof encodeInfoSection>> => {
      if (isRefusal(one)) return { ...(ids[at] ? { id: ids[at] } : {}), error: one }
      return { id: one.id, ...(isShown ? { item: encodeInfoSection(one) } : {}) }
    }),
  )
