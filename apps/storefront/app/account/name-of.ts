import type { CurrentMember } from '@vitrine/react'

export type Member = CurrentMember

/** What a member is greeted with; empty where nobody knows. */
export const nameOf = ({ contact, profile }: Member): string =>
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || profile?.nickname || ''
