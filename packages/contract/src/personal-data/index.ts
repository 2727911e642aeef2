import { FreshSignInRequired } from '../authentication/errors.ts'
import { IdentityDeleted } from '../authentication/facts.ts'
import {
  GET,
  Guid,
  Maybe,
  OneOf,
  operation,
  type Page,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { MemberNotFound } from '../members/errors.ts'
import { MemberDeleted } from '../members/facts.ts'
import { MemberErased } from './facts.ts'

export { MemberErased }

/** `html` is the same to read, with the JSON in it. */
export const personalDataFormats = ['json', 'html'] as const

const File = Type.Unsafe<Page>({ description: 'The bytes of the file' })
const format = { format: Maybe(OneOf(personalDataFormats)) }

/**
 * The personal data of one person: export and erasure. Secrets such as password hashes and
 * seeds of factors are never exported.
 */
export const personalData = service({
  name: 'personal-data',
  summary: 'Personal data: export and erase',
  mounts: ['/vitrine/v1'],
  operations: {
    getMyData: operation({
      route: GET('/personal-data/my'),
      permission: 'member',
      answers: 'page',
      summary: 'Export all personal data of the current member, as a file',
      request: Type.Object(format),
      response: File,
      errors: [MemberNotFound],
    }),
    getMemberData: operation({
      route: GET('/personal-data/members/{id}'),
      permission: 'admin',
      leastRole: 'admin',
      answers: 'page',
      summary: 'Export all personal data of a member, as a file',
      request: Type.Object({ id: Guid(), ...format }),
      response: File,
      errors: [MemberNotFound],
    }),
    eraseMe: operation({
      route: POST('/personal-data/my/erase'),
      permission: 'member',
      writes: true,
      summary: 'Erase the current member, shortly after signing in',
      description:
        'The member is deleted, and personal data in the ledger, the authentication log, the mailbox, webhook deliveries ' +
        'and member files is overwritten. Orders stay, as the law asks of a shop, and no longer say whose they ' +
        'were. `deleteMyMember` of members does the same. It cannot be undone.',
      request: Type.Object({}),
      response: Type.Object({}),
      errors: [MemberNotFound, FreshSignInRequired],
      facts: [MemberDeleted, IdentityDeleted, MemberErased],
    }),
    eraseMember: operation({
      route: POST('/personal-data/members/{id}/erase'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Erase a member, or the remaining data of a member removed earlier',
      request: Type.Object({ id: Guid(), reason: Text(1, 500) }),
      response: Type.Object({}),
      errors: [MemberNotFound],
      facts: [MemberDeleted, IdentityDeleted, MemberErased],
    }),
  },
})
