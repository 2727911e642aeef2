/** First and last name of a name in one field; the last word is the last name. */
export function profileOf(name: string): {
  firstName?: string
  lastName?: string
  nickname?: string
} {
  const messages = name.trim().split(/\s+/).filter(Boolean)
  if (messages.length === 0) return {}
  const lastName = messages.length > 1 ? messages.at(-1) : undefined
  const firstName = messages.slice(0, lastName ? -1 : undefined).join(' ')
  return { firstName, ...(lastName ? { lastName } : {}), nickname: messages.join(' ') }
}
