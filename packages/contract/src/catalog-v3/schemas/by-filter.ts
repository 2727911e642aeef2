import { DecimalNumber, DecimalText, Filter, Guid, Maybe, Text, Type } from '../../kit/index.ts'
import { SearchDetails } from './search.ts'

/** The products of a call: those that match the filter (`{}`: all) and the free text. */
export const byFilter = {
  filter: Maybe(Filter()),
  search: Maybe(SearchDetails),
}

/** The job of the change; `GET /vitrine/v1/jobs/{id}` returns its progress and failures. */
export const JobReply = Type.Object({ jobId: Guid() })

/** A step from the present value: an amount with two decimals at most, or a percentage; one of them. */
export const AdjustValue = Type.Object({
  /** −999999999.99 to 999999999.99. */
  amount: Maybe(DecimalText()),
  percentage: Maybe(DecimalNumber({ minimum: -100, maximum: 1000 })),
})

/** A reduction: either an amount or a percentage. */
export const DiscountValue = Type.Object({
  /** 0 to 999999999.99. */
  amount: Maybe(DecimalText()),
  percentage: Maybe(DecimalNumber({ minimum: 0, maximum: 100 })),
})

/** The rounding of calculated amounts, half up; default: all four stored decimals. */
export const roundings = ['NO_ROUNDING', 'CURRENCY_PRECISION', 'NEAREST_WHOLE_NUMBER'] as const

const TagIds = Maybe(Type.Object({ tagIds: Maybe(Type.Array(Text(1, 100), { maxItems: 100 })) }))

/** Tags by visibility to visitors. */
export const TagLists = Type.Object({ publicTags: TagIds, privateTags: TagIds })

/** Tags to add and to remove; a tag in both lists stays. */
export const tagChanges = {
  assignTags: Maybe(TagLists),
  unassignTags: Maybe(TagLists),
}
