import type { Return, Withdrawal } from '../model.ts'

/** The fact of a return, without texts of the buyer. */
export const factOf = ({ withdrawal: _, events: __, lines, ...others }: Return) => ({
  ...others,
  lines: lines.map(({ lineId, quantity, resell }) => ({ lineId, quantity, resell })),
})

export const withdrawalFactOf = ({ id, returnId, late, createdDate }: Withdrawal) => ({
  id,
  returnId,
  late,
  createdDate,
})
