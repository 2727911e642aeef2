/** First and last name of a name in one field; the last word is the last name. */
export function profileOf(name: string): {
  firstName?: string
  lastName?: string
  nickname?: string
} {
  const words = name.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return {}
  const lastName = words.length > 1 ? words.at(-1) : undefined
  const firstName = words.slice(0, lastName ? -1 : undefined).join(' ')
  return { firstName, ...(lastName ? { lastName } : {}), nickname: words.join(' ') }
}
