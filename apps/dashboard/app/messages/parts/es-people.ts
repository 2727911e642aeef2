import { esContact } from '../es-contact.ts'
import { esCustomers } from '../es-customers.ts'
import { esMemberFiles } from '../es-member-files.ts'
import { esMembers } from '../es-members.ts'
import { esNewsletter } from '../es-newsletter.ts'

export const peopleEs = {
  ...esContact,
  ...esNewsletter,
  ...esCustomers,
  ...esMemberFiles,
  ...esMembers,
}
