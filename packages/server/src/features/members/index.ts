import {
  type MemberChanges,
  type MemberMove,
  MemberNotFound,
  type NewMember,
} from '@vitrine/contract/members'
import type { Tx } from '../../platform/tx.ts'
import type { Events, Listener } from '../events/index.ts'
import type { Identity, IdentityFeature } from '../identity/index.ts'
import type { Member, MemberPage, MemberQuery, Viewer } from './model.ts'
import { isVisibleTo } from './rules.ts'
import { createByMerchant, createFromIdentity } from './service/create.ts'
import { moderate } from './service/moderate.ts'
import { remove } from './service/remove.ts'
import { changeSlug, clearContact, update } from './service/update.ts'
import { findMember, setLastLogin } from './store/members.ts'
import { queryMembers } from './store/query-members.ts'

export type { Member } from './model.ts'

export type MembersFeature = ReturnType<typeof createMembers>

export function createMembers(deps: { events: Events; identity: IdentityFeature }) {
  return {
    /** A member somebody may see; one they may not see is not there. */
    async get(tx: Tx, viewer: Viewer, id: string): Promise<Member> {
      const member = await findMember(tx, id)
      if (!member || !isVisibleTo(viewer, member)) throw MemberNotFound({ id })
      return member
    },
    async query(tx: Tx, viewer: Viewer, query: MemberQuery): Promise<MemberPage> {
      return { ...(await queryMembers(tx, viewer, query)), offset: query.offset }
    },
    create: (tx: Tx, added: NewMember) => createByMerchant(tx, deps, added),
    update: (tx: Tx, id: string, changes: MemberChanges) => update(tx, deps, id, changes),
    changeSlug: (tx: Tx, id: string, slug: string) => changeSlug(tx, deps, id, slug),
    clearContact: (tx: Tx, id: string, list: 'phones' | 'emails' | 'addresses') =>
      clearContact(tx, deps, id, list),
    moderate: (tx: Tx, id: string, move: MemberMove) => moderate(tx, deps, id, move),
    remove: (tx: Tx, id: string) => remove(tx, deps, id),

    /** Listens to `identity.registered`: the member exists as soon as the identity does. */
    createFromIdentity: (async (tx, { after }) => {
      await createFromIdentity(tx, deps, after as Identity)
    }) satisfies Listener,
    /** Listens to `identity.signed_in`. */
    noteSignIn: ((tx, { entityId }) => setLastLogin(tx, entityId)) satisfies Listener,
  }
}
