import type { Return, Withdrawal } from '../model.ts'

/** What a fact says of a return: nothing that the buyer wrote. */
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
