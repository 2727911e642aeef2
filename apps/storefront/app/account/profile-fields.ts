import type { Member } from './name-of.ts'

/** Profile fields as form values. */
export type ProfileFields = {
  firstName: string
  lastName: string
  nickname: string
  isPublic: boolean
}

export const profileFieldsOf = ({
  contact,
  profile,
  privacyStatus,
}: Partial<Member>): ProfileFields => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  nickname: profile?.nickname ?? '',
  isPublic: privacyStatus === 'PUBLIC',
})
