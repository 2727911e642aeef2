import { isDay, ValidationError, violation } from '@vitrine/contract/kit'
import type { MemberChanges } from '@vitrine/contract/members'

/** Decodes changes of a member; the error names every invalid field. */
export function decodeChanges<T extends MemberChanges>(changes: T): T {
  const { birthdate, addresses } = changes.contact ?? {}
  const broken = [
    ...(birthdate && !isDay(birthdate)
      ? [violation('member.contact.birthdate', 'FORMAT', 'must be a day such as 1815-12-10', DAY)]
      : []),
    ...(addresses ?? []).flatMap(({ streetAddress, addressLine }, at) =>
      streetAddress && addressLine
        ? [violation(`member.contact.addresses[${at}]`, 'ONE_OF_ALIGNMENT', EITHER)]
        : [],
    ),
  ]
  if (broken.length > 0) throw new ValidationError(broken.flatMap(({ violations }) => violations))
  return changes
}

const DAY = { type: 'DATE' }
const EITHER = 'must have either a streetAddress or an addressLine'
