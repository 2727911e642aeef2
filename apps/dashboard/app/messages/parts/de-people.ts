import { deContact } from '../de-contact.ts'
import { deCustomers } from '../de-customers.ts'
import { deMemberFiles } from '../de-member-files.ts'
import { deMembers } from '../de-members.ts'
import { deNewsletter } from '../de-newsletter.ts'

export const peopleDe = {
  ...deContact,
  ...deNewsletter,
  ...deCustomers,
  ...deMemberFiles,
  ...deMembers,
}
