import { enContact } from '../en-contact.ts'
import { enCustomers } from '../en-customers.ts'
import { enMemberFiles } from '../en-member-files.ts'
import { enMembers } from '../en-members.ts'
import { enNewsletter } from '../en-newsletter.ts'

export const peopleEn = {
  ...enContact,
  ...enNewsletter,
  ...enCustomers,
  ...enMemberFiles,
  ...enMembers,
}
