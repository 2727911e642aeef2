import type { CurrentMember } from '@vitrine/react'

export type Member = CurrentMember

/** Display name of a member; empty when there is none. */
export const nameOf = ({ contact, profile }: Member): string =>
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || profile?.nickname || ''
