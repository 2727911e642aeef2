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
 * What a site knows of one person: all of it in their hands, or gone. Secrets such as password hashes and
 * seeds of factors are never handed over.
 */
export const personalData = service({
  name: 'personal-data',
  summary: 'A person’s own data: hand over, erase',
  mounts: ['/vitrine/v1'],
  operations: {
    getMyData: operation({
      route: GET('/personal-data/my'),
      permission: 'member',
      answers: 'page',
      summary: 'Everything the site knows of the member who calls, as a file',
      request: Type.Object(format),
      response: File,
      errors: [MemberNotFound],
    }),
    getMemberData: operation({
      route: GET('/personal-data/members/{id}'),
      permission: 'admin',
      leastRole: 'admin',
      answers: 'page',
      summary: 'Everything the site knows of a member, as a file to hand over',
      request: Type.Object({ id: Guid(), ...format }),
      response: File,
      errors: [MemberNotFound],
    }),
    eraseMe: operation({
      route: POST('/personal-data/my/erase'),
      permission: 'member',
      writes: true,
      summary: 'Erase the member who calls, within minutes of signing in',
      description:
        'The member is removed, and what the ledger, the log, the mailbox, deliveries of webhooks and files ' +
        'of members have kept of the person is overwritten. `deleteMyMember` of members does the same. It ' +
        'cannot be undone.',
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
      summary: 'Erase a member, or what is left of one who was removed before',
      request: Type.Object({ id: Guid(), reason: Text(1, 500) }),
      response: Type.Object({}),
      errors: [MemberNotFound],
      facts: [MemberDeleted, IdentityDeleted, MemberErased],
    }),
  },
})
