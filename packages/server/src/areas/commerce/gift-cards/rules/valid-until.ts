/** The moment this number of months later; a missing day is replaced by the month's last. 0: none. */
export function validUntil(from: Date, months: number): Date | null {
  if (months === 0) return null
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const until = new Date(from)
  until.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay))
  return until
}
