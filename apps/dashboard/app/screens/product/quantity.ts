const MAX_QUANTITY = 99_999

/** A whole number of pieces; below zero where more were sold than there were. */
export function parseQuantity(text: string): number | undefined {
  const bare = text.trim().replace('−', '-')
  if (!/^-?\d{1,6}$/.test(bare)) return undefined
  const value = Number(bare)
  return Math.abs(value) <= MAX_QUANTITY ? value : undefined
}
