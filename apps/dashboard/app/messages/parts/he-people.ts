import { heContact } from '../he-contact.ts'
import { heCustomers } from '../he-customers.ts'
import { heMemberFiles } from '../he-member-files.ts'
import { heMembers } from '../he-members.ts'
import { heNewsletter } from '../he-newsletter.ts'

export const peopleHe = {
  ...heContact,
  ...heNewsletter,
  ...heCustomers,
  ...heMemberFiles,
  ...heMembers,
}
