import { frContact } from '../fr-contact.ts'
import { frCustomers } from '../fr-customers.ts'
import { frMemberFiles } from '../fr-member-files.ts'
import { frMembers } from '../fr-members.ts'
import { frNewsletter } from '../fr-newsletter.ts'

export const peopleFr = {
  ...frContact,
  ...frNewsletter,
  ...frCustomers,
  ...frMemberFiles,
  ...frMembers,
}
